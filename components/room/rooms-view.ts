import type { Area } from '@/lib/contract/room';
import type { RoomFilter } from '@/lib/query/room';
import { isDay, type Day } from '@/lib/time/day';

/** What the address of the room list says; it survives Back, reload and a shared link. */
export type RoomsView = { day: Day; areaIds: readonly string[]; keyword: string };

type Query = { get(name: string): string | null };

export const maxKeywordLength = 64;
const maxAreas = 200;

const listOf = (text: string | null) =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, maxAreas);

/** Whatever the address says wrongly falls back to all rooms, today. */
export function roomsView(query: Query, today: Day): RoomsView {
  const day = query.get('day');
  return {
    day: isDay(day) ? day : today,
    areaIds: listOf(query.get('areaIds')),
    keyword: (query.get('keyword') ?? '').trim().slice(0, maxKeywordLength),
  };
}

const idsOf = (areas: readonly Area[]): string[] =>
  areas.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** The view without areas that the company does not have, for instance of a link from before a move. */
export function withKnownAreas(view: RoomsView, areas: readonly Area[]): RoomsView {
  const known = new Set(idsOf(areas));
  return view.areaIds.every((id) => known.has(id))
    ? view
    : { ...view, areaIds: view.areaIds.filter((id) => known.has(id)) };
}

/** The address of a view, short where it says nothing new. */
export function roomsHref({ day, areaIds, keyword }: RoomsView): string {
  const query = new URLSearchParams({ day });
  if (areaIds.length > 0) query.set('areaIds', areaIds.join(','));
  if (keyword) query.set('keyword', keyword);
  return `?${query}`;
}

/** The filter as the service takes it: what is not narrowed is left out. */
export const filterOf = ({ areaIds, keyword }: RoomsView): RoomFilter => ({
  ...(areaIds.length > 0 && { areaIds: [...areaIds] }),
  ...(keyword && { keyword }),
});
