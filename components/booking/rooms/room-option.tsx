import { ChoiceMark } from '@/components/ui/controls/choice/choice-mark';
import { roomFactsText } from '@/components/room/facts/room-facts-text';
import { RoomTags } from '@/components/room/facts/room-tags';
import type { RoomChoice } from './room-choice';
import styles from './room-picker.module.css';

type Props = { choice: RoomChoice; checked: boolean; full: boolean; clash: boolean; onToggle: () => void };

/** A room on the list; one that cannot be had stays there with its reason, and can be taken off again. */
export function RoomOption({
  choice: { room, state, text, freeText },
  checked,
  full,
  clash,
  onToggle,
}: Props) {
  const disabled = !checked && (state === 'taken' || state === 'shut' || full);
  return (
    <li>
      <label className={styles.option} data-state={state} data-clash={clash}>
        <ChoiceMark type="checkbox" checked={checked} disabled={disabled} onChange={onToggle} />
        <span className={styles.room}>
          <span className={styles.name}>
            {room.name}
            <RoomTags room={room} />
          </span>
          <span className={styles.facts}>{roomFactsText(room)}</span>
          {freeText ? <span className={styles.ranges}>{freeText}</span> : null}
        </span>
        <span className={styles.state}>{text}</span>
      </label>
    </li>
  );
}
