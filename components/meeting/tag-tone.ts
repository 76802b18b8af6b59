import type { TagTone } from '@/components/ui/tag';
import type { Tone } from '@/lib/domain/meeting-state';

/** What the rules call a tone, in the palette's words. */
export const tagTones: Record<Tone, TagTone> = {
  neutral: 'neutral',
  running: 'running',
  held: 'held',
  danger: 'refused',
  muted: 'neutral',
};
