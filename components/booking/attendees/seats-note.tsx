import { shortSeats } from '@/lib/domain/room/short-seats';
import { attendeesText } from '@/lib/text/zh-cn/attendees';
import styles from './attendees.module.css';

type Props = {
  rooms: readonly { name: string; capacity: number }[];
  /** All who are to come, the organizer included. */
  people: number;
};

/** The rooms seat fewer than are to come (BOOK-10): a note, and no obstacle to sending. */
export function SeatsNote({ rooms, people }: Props) {
  const seats = shortSeats(rooms, people);
  return (
    <div role="status" className={styles.seats}>
      {seats === undefined
        ? null
        : attendeesText.fewSeats({ people, seats, rooms: rooms.map(({ name }) => name) })}
    </div>
  );
}
