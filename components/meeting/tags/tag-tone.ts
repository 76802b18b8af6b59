import type { TagTone } from '@/components/ui/layout/tag';
import type { Tone } from '@/lib/domain/meeting/meeting-state';

/** Maps the tones of the rules to those of the palette. */
export const tagTones: Record<Tone, TagTone> = {
  neutral: 'neutral',
  running: 'running',
  held: 'held',
  danger: 'refused',
  muted: 'neutral',
};
