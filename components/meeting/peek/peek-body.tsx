import { RepeatMark } from '@/components/series/repeat-mark';
import { Fact, Facts } from '@/components/ui/layout/facts';
import type { Meeting } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatRange } from '@/lib/time/format';
import { StatusTag } from '../tags/status-tag';
import styles from './meeting-peek.module.css';
import { PeekActions } from './peek-actions';
import { PeekPeople } from './peek-people';

const { fields } = meetingText;

type Props = { meeting: Meeting; staffId: string; zone: string };

/** The facts of a meeting, its people and the reader's actions. */
export function PeekBody({ meeting, staffId, zone }: Props) {
  const { subject, status, beginTime, endTime, roomOrderList: rooms, address, organizerName } = meeting;
  return (
    <>
      <div className={styles.head}>
        <h2>
          {subject}
          {meeting.isRepeatMeeting ? <RepeatMark /> : null}
        </h2>
        <StatusTag status={status} />
      </div>
      <Facts>
        <Fact name={fields.time}>
          {`${formatDay(dayOf(beginTime, zone))} ${formatRange({ beginTime, endTime }, zone)}`}
        </Fact>
        {rooms.map((room) => (
          <Fact key={room.orderNo} name={fields.place} more={room.address}>
            {room.roomName}
          </Fact>
        ))}
        <Fact name={fields.place}>{rooms.length === 0 && address}</Fact>
        <Fact name={fields.organizer}>{organizerName}</Fact>
      </Facts>
      <PeekPeople members={meeting.members} />
      <PeekActions meeting={meeting} staffId={staffId} />
    </>
  );
}
