import { EndEarly } from '@/components/meeting/early-end/end-early';
import { SignIn } from '@/components/meeting/sign-in/sign-in';
import { ButtonAnchor, ButtonLink } from '@/components/ui/controls/button';
import type { ScheduleRecord } from '@/lib/contract/schedule';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import { signInText } from '@/lib/text/zh-cn/sign-in';
import { formatTime } from '@/lib/time/format';
import { safeLink } from '@/lib/web/safe-link';
import styles from './next-meeting.module.css';

type Props = { meeting: ScheduleRecord['meeting']; zone: string };

/** To sign in, join, end it or find the room, the first of them that can be done; and when one can sign in. */
export const PresenceAction = ({ meeting, zone }: Props) => (
  <>
    {meeting.signInFrom === undefined ? null : (
      <p className={styles.reason}>{signInText.opensAt(formatTime(meeting.signInFrom, zone))}</p>
    )}
    <Action meeting={meeting} />
  </>
);

function Action({ meeting }: Pick<Props, 'meeting'>) {
  const joinLink = safeLink(meeting.joinUrl);
  const roomId = meeting.rooms?.find((room) => room.roomId !== undefined)?.roomId;
  if (meeting.can.signIn) return <SignIn isRow meeting={{ ...meeting, roomName: meeting.address }} />;
  if (joinLink)
    return (
      <ButtonAnchor variant="contained" href={joinLink} target="_blank" rel="noopener noreferrer">
        {meetingText.onlineMeeting.join}
      </ButtonAnchor>
    );
  if (meeting.can.endEarly)
    return <EndEarly variant="outlined" meeting={meeting} label={meetingText.actions.endEarly} />;
  if (roomId !== undefined)
    return (
      <ButtonLink
        size="small"
        variant="outlined"
        color="inherit"
        href={`/room-detail/${encodeURIComponent(roomId)}`}
      >
        {scheduleText.viewRoom}
      </ButtonLink>
    );
  if (meeting.signInFrom !== undefined) return null;
  return <p className={styles.reason}>{meeting.rooms ? signInText.nothingToDo : signInText.noRoom}</p>;
}
