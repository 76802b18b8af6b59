'use client';

import { X } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { QueryFailed, type FailedQuery } from '@/components/ui/feedback/query-failed';
import type { Room } from '@/lib/contract/room';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { maxRooms } from '../form/booking-values';
import { ConflictList } from '../conflicts/conflict-list';
import type { Repair } from '../conflicts/conflict-repairs';
import type { Conflict } from '../conflicts/conflicts';
import { RepairButtons } from '../conflicts/repair-buttons';
import type { RoomChoice } from './room-choice';
import { RoomOption } from './room-option';
import styles from './room-picker.module.css';

type Props = {
  choices: readonly RoomChoice[];
  query: FailedQuery;
  chosen: readonly Room[];
  error: string | undefined;
  conflicts: readonly Conflict[];
  repairs: readonly Repair[];
  zone: string;
  onChange: (roomIds: string[]) => void;
  onRepair: (patch: Repair['patch']) => void;
};

/** Rooms for the chosen time: free ones first, the others with the reason why not (BOOK-02, ROOM-06). */
export function RoomPicker({ choices, query, chosen, error, conflicts, zone, onChange, ...rest }: Props) {
  const { repairs, onRepair } = rest;
  const [text, setText] = useState('');
  const chosenIds = chosen.map(({ id }) => id);
  const matching = choices.filter(({ room }) => `${room.name} ${room.areaPath}`.includes(text.trim()));
  const toggle = (id: string) =>
    onChange(chosenIds.includes(id) ? chosenIds.filter((each) => each !== id) : [...chosenIds, id]);

  return (
    <fieldset
      className={styles.picker}
      tabIndex={-1}
      data-invalid={error !== undefined}
      aria-describedby={error ? 'room-problem' : undefined}
    >
      <legend className={styles.legend}>{bookingText.fields.room}</legend>
      {chosen.length > 0 ? (
        <ul className={styles.chosen} aria-label={bookingFormText.chosenRooms}>
          {chosen.map((room) => (
            <li
              key={room.id}
              className={styles.chip}
              data-clash={conflicts.some(({ roomId }) => roomId === room.id)}
            >
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
      <div id="room-problem" className={styles.problem} role="alert">
        {error}
        <ConflictList conflicts={conflicts} zone={zone} />
      </div>
      <RepairButtons repairs={repairs} onPick={onRepair} />
      {query.error && choices.length === 0 ? (
        <QueryFailed title={bookingFormText.roomsFailed} query={query} />
      ) : (
        <>
          <input
            type="search"
            className={styles.search}
            aria-label={bookingFormText.searchRoom}
            placeholder={bookingFormText.searchRoom}
            value={text}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault();
            }}
          />
          <ul className={styles.list} aria-label={bookingFormText.roomList}>
            {matching.map((choice) => (
              <RoomOption
                key={choice.room.id}
                choice={choice}
                checked={chosenIds.includes(choice.room.id)}
                full={chosen.length >= maxRooms}
                clash={conflicts.some(({ roomId }) => roomId === choice.room.id)}
                onToggle={() => toggle(choice.room.id)}
              />
            ))}
            {matching.length === 0 ? <li className={styles.none}>{bookingFormText.noRoomMatches}</li> : null}
          </ul>
        </>
      )}
    </fieldset>
  );
}
