import { useRef } from 'react';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { MoreRooms } from './more/more-rooms';
import type { RoomChoice } from './room-choice';
import { RoomOption } from './room-option';
import styles from './room-picker.module.css';
import { useFirstRooms } from './more/use-first-rooms';

type Props = {
  choices: readonly RoomChoice[];
  chosenIds: readonly string[];
  /** No further room can be chosen. */
  isFull: boolean;
  clashes: (roomId: string) => boolean;
  isSearching: boolean;
  /** How many more rooms only a search lists. */
  unlisted: number;
  onToggle: (roomId: string) => void;
};

const idOf = ({ room }: RoomChoice) => room.id;

/** The rooms to choose from, and below them what the list does not show. */
export function RoomOptionList({
  choices,
  chosenIds,
  isFull,
  clashes,
  isSearching,
  unlisted,
  onToggle,
}: Props) {
  const listRef = useRef<HTMLUListElement>(null);
  const { firsts, rest, nextIndex, showMore } = useFirstRooms(choices, { chosenIds, idOf });
  return (
    <>
      <ul
        ref={listRef}
        className={styles.list}
        aria-label={bookingFormText.roomList}
        aria-busy={isSearching || undefined}
      >
        {firsts.map((choice) => (
          <RoomOption
            key={choice.room.id}
            choice={choice}
            checked={chosenIds.includes(choice.room.id)}
            full={isFull}
            clash={clashes(choice.room.id)}
            onToggle={() => onToggle(choice.room.id)}
          />
        ))}
        {choices.length === 0 ? (
          <li className={styles.none}>
            {isSearching ? bookingFormText.searchingRooms : bookingFormText.noRoomMatches}
          </li>
        ) : null}
      </ul>
      <MoreRooms
        rest={rest}
        onMore={showMore}
        next={() => listRef.current?.querySelectorAll<HTMLElement>('li')[nextIndex]?.querySelector('input')}
      />
      {unlisted > 0 ? <p className={styles.rest}>{bookingFormText.moreRooms(unlisted)}</p> : null}
    </>
  );
}
