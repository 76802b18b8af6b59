'use client';

import { X } from 'lucide';
import { Button } from '@/components/ui/controls/button';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Icon } from '@/components/ui/layout/icon';
import type { Room } from '@/lib/contract/room';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { ConflictList } from '../conflicts/conflict-list';
import type { Repair } from '../conflicts/conflict-repairs';
import type { Conflict } from '../conflicts/conflicts';
import { RepairButtons } from '../conflicts/repair-buttons';
import { maxRooms } from '../form/booking-values';
import type { RoomChoice } from './room-choice';
import { RoomOptionList } from './room-option-list';
import styles from './room-picker.module.css';
import { RoomSearchBar } from './room-search-bar';
import type { RoomPool } from './use-room-pool';
import type { RoomSearch } from './use-room-search';

type Props = {
  pool: RoomPool;
  search: RoomSearch;
  /** The rooms that the search leaves. */
  choices: readonly RoomChoice[];
  chosenIds: readonly string[];
  chosen: readonly Room[];
  error: string | undefined;
  conflicts: readonly Conflict[];
  repairs: readonly Repair[];
  zone: string;
  onChange: (roomIds: string[]) => void;
  onRepair: (patch: Repair['patch']) => void;
};

/** Rooms for the chosen time: free ones first, the others with the reason why not (BOOK-02, ROOM-06). */
export function RoomPicker({ pool, search, choices, chosenIds, chosen, error, conflicts, ...rest }: Props) {
  const { repairs, zone, onChange, onRepair } = rest;
  const { page, goneIds } = pool;
  const clashes = (roomId: string) => conflicts.some((conflict) => conflict.roomId === roomId);
  const remove = (ids: readonly string[]) => onChange(chosenIds.filter((id) => !ids.includes(id)));
  const toggle = (id: string) => (chosenIds.includes(id) ? remove([id]) : onChange([...chosenIds, id]));

  return (
    <fieldset
      className={styles.picker}
      tabIndex={-1}
      data-invalid={error !== undefined}
      aria-describedby={error ? 'room-problem' : undefined}
    >
      <legend className="visually-hidden">{bookingText.fields.room}</legend>
      {chosen.length > 0 ? (
        <ul className={styles.chosen} aria-label={bookingFormText.chosenRooms}>
          {chosen.map((room) => (
            <li key={room.id} className={styles.chip} data-clash={clashes(room.id)}>
              {room.name}
              <button
                type="button"
                aria-label={bookingFormText.removeRoom(room.name)}
                onClick={() => toggle(room.id)}
              >
                <Icon of={X} size={14} />
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.unchosen}>{bookingText.placeholders.room}</p>
      )}
      {goneIds.length > 0 ? (
        <div className={styles.gone} role="alert">
          {bookingFormText.goneRooms(goneIds.length)}
          <Button size="small" color="inherit" onClick={() => remove(goneIds)}>
            {bookingFormText.removeGoneRooms}
          </Button>
        </div>
      ) : null}
      <div id="room-problem" className={styles.problem} role="alert">
        {error}
        <ConflictList conflicts={conflicts} zone={zone} />
      </div>
      <RepairButtons repairs={repairs} onPick={onRepair} />
      {page.error && !page.data ? (
        <QueryFailed title={bookingFormText.roomsFailed} query={page} />
      ) : (
        <>
          <RoomSearchBar search={search} />
          <RoomOptionList
            choices={choices}
            chosenIds={chosenIds}
            isFull={chosenIds.length >= maxRooms}
            clashes={clashes}
            isSearching={pool.isSearching}
            unlisted={pool.unlisted}
            onToggle={toggle}
          />
        </>
      )}
    </fieldset>
  );
}
