import { ButtonLink } from '@/components/ui/controls/button';
import type { Meeting } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';

type Props = { meeting: Pick<Meeting, '_id' | 'isRepeatMeeting'> };

/** The way to the form that changes the meeting; of a series this one alone (EDIT-01). */
export function EditMeetingLink({ meeting: { _id, isRepeatMeeting } }: Props) {
  const address = `/edit/${encodeURIComponent(_id)}`;
  return (
    <ButtonLink
      variant="outlined"
      color="inherit"
      href={isRepeatMeeting ? `${address}?editType=ThisMeeting` : address}
    >
      {isRepeatMeeting ? meetingText.editChoices.this : meetingText.actions.edit}
    </ButtonLink>
  );
}
