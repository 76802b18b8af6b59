'use client';

import { useQuery } from '@tanstack/react-query';
import { roomFactsText } from '@/components/room/facts/room-facts-text';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import type { Meeting } from '@/lib/contract/meeting';
import type { Room } from '@/lib/contract/room';
import { useApi } from '@/lib/query/context/api-context';
import { roomsToChoose } from '@/lib/query/room';
import { moveText } from '@/lib/text/zh-cn/move';
import styles from './shift-meeting.module.css';

type Props = { meeting: Meeting; disabled: boolean; onPick: (room: Room) => void };

/** More of them are in the form. */
const mostRooms = 6;

/** The rooms that are free at the meeting's time and need nobody's approval, those of its size first. */
export function OtherRooms({ meeting, disabled, onPick }: Props) {
  const { _id, beginTime, endTime, roomOrderList } = meeting;
  const query = useQuery(
    roomsToChoose(useApi(), { freeFrom: beginTime, freeTo: endTime, exceptMeetingId: _id }),
  );
  const capacity = roomOrderList[0]?.capacity ?? 0;
  const distance = (room: Room) => Math.abs(room.capacity - capacity);
  const rooms = query.data?.list
    .filter(({ id, audit }) => !audit.required && roomOrderList.every(({ roomId }) => roomId !== id))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, mostRooms);
  if (query.error && !rooms) return <QueryFailed variant="slim" title={moveText.roomsFailed} query={query} />;
  if (rooms?.length === 0) return <p className={styles.none}>{moveText.noRoom}</p>;
  return (
    <ul className={styles.rooms} aria-label={moveText.rooms} aria-busy={rooms === undefined}>
      {rooms?.map((room) => (
        <li key={room.id}>
          <button type="button" className={styles.room} disabled={disabled} onClick={() => onPick(room)}>
            <strong>{room.name}</strong>
            <span>{roomFactsText(room)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
