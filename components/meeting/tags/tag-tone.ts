import type { TagTone } from '@/components/ui/layout/tag';
import type { Tone } from '@/lib/domain/meeting/meeting-state';

/** What the rules call a tone, in the palette's words. */
export const tagTones: Record<Tone, TagTone> = {
  neutral: 'neutral',
  running: 'running',
  held: 'held',
  danger: 'refused',
  muted: 'neutral',
};
