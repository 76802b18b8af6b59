import type { Room } from '@/lib/contract/room';
import type { RoomChoice } from './room-choice';
import type { RoomSearch } from './use-room-search';

type Narrowed = Pick<RoomSearch, 'text' | 'isFreeOnly'> & { results: readonly Room[] | undefined };

/** The choices that a search leaves: those the service answered, and those on hand whose name or area says so. */
export function listedRooms(choices: readonly RoomChoice[], { text, isFreeOnly, results }: Narrowed) {
  const answered = new Set(results?.map(({ id }) => id));
  const words = text.toLowerCase();
  const isNamed = ({ name, areaPath }: Room) => `${name} ${areaPath}`.toLowerCase().includes(words);
  return choices.filter(
    ({ room, state }) => (answered.has(room.id) || isNamed(room)) && (!isFreeOnly || state === 'free'),
  );
}
