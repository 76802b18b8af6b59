import { Tag } from '@/components/ui/layout/tag';
import { statusTag } from '@/lib/domain/meeting/meeting-state';
import { tagTones } from './tag-tone';

/** The state of a meeting (SCH-03). */
export function StatusTag({ status }: { status: string }) {
  const tag = statusTag(status);
  return tag ? <Tag tone={tagTones[tag.tone]}>{tag.text}</Tag> : null;
}
