import { Tag } from '@/components/ui/layout/tag';
import { inviteStates, inviteTag } from '@/lib/domain/meeting/invite-state';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { tagTones } from './tag-tone';

/** A person's answer to an invitation; the one still open stands out, because it asks for something. */
export function InviteTag({ state }: { state: number }) {
  const tag = inviteTag(state);
  if (!tag) return null;
  return (
    <Tag tone={state === inviteStates.toConfirm ? 'accent' : tagTones[tag.tone]}>
      {meetingText.invite[tag.code]}
    </Tag>
  );
}
