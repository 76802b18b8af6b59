import styles from './room-grid-drawing.module.css';

/** Five rooms, sixteen quarter hours: `.` free, `o` booked, `#` mine. */
const rooms = [
  '...oooo.........',
  '....oo#.........',
  '......ooo#o.....',
  '.........o#.....',
  '......ooo#o.....',
];

const states: Record<string, string> = { '.': 'free', o: 'booked', '#': 'mine' };

export function RoomGridDrawing() {
  return (
    <div className={styles.grid} aria-hidden="true">
      {rooms.flatMap((slots, room) =>
        Array.from(slots, (slot, step) => <span key={`${room}-${step}`} data-state={states[slot]} />),
      )}
    </div>
  );
}
