import { EditSeries } from '@/components/series/reach/edit-series';
import { ButtonLink } from '@/components/ui/controls/button';
import type { Meeting } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';

type Props = { meeting: Pick<Meeting, '_id' | 'isRepeatMeeting' | 'repeatMeetingNo'> };

/** The way to the form that changes the meeting, or as much of its series as one chooses (EDIT-01). */
export function EditMeetingLink({ meeting }: Props) {
  if (meeting.isRepeatMeeting) return <EditSeries meeting={meeting} />;
  return (
    <ButtonLink variant="outlined" color="inherit" href={`/edit/${encodeURIComponent(meeting._id)}`}>
      {meetingText.actions.edit}
    </ButtonLink>
  );
}
