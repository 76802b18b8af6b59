import { useId } from 'react';
import { roomFactsText } from '@/components/room/facts/room-facts-text';
import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import type { Room } from '@/lib/contract/room';
import { scheduleText } from '@/lib/text/zh-cn/schedule';
import styles from './card-rooms.module.css';

type Props = { rooms: readonly Room[]; room: Room; onPick: (id: string) => void };

/** The rooms that fit a time, the best first; the form has the rest. */
export function CardRooms({ rooms, room, onPick }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.rooms}>
      <legend className="visually-hidden">{scheduleText.fittingRooms}</legend>
      {rooms.map((each) => (
        <label key={each.id} className={styles.room}>
          <ChoiceMark
            type="radio"
            name={name}
            checked={each.id === room.id}
            onChange={() => onPick(each.id)}
          />
          <span className={styles.name}>{each.name}</span>
          <span className={styles.facts}>{roomFactsText(each)}</span>
        </label>
      ))}
    </fieldset>
  );
}
