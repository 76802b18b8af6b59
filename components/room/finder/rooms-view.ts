import type { Area } from '@/lib/contract/room';
import { limits } from '@/lib/domain/limits/limits';
import { isDay, type Day } from '@/lib/time/day';
import { formatMinutes } from '@/lib/time/format';
import { parseMinutes } from '@/lib/time/instant';
import { cutText } from '@/lib/web/cut-text';

/** A time of the day shown, as minutes; that it lies in order and ahead is not said. */
export type FreeTime = { from: number; to: number };

/** The view of the room list that its address encodes; it survives Back, reload and a shared link. */
export type RoomsView = {
  day: Day;
  areaIds: readonly string[];
  keyword: string;
  /** Seats at least; undefined for any number. */
  capacity?: number | undefined;
  equipment: readonly string[];
  free?: FreeTime | undefined;
};

type Query = { get(name: string): string | null };

const maxAreas = 200;
const maxEquipment = 20;

const listOf = (text: string | null, max: number) =>
  [...new Set((text ?? '').split(',').filter(Boolean))].slice(0, max);

const capacityOf = (text: string | null) => limits.capacitySteps.find((seats) => String(seats) === text);

function freeOf(query: Query): FreeTime | undefined {
  const [from, to] = [query.get('from'), query.get('to')].map((text) => parseMinutes(text ?? ''));
  const isStep = (minutes?: number): minutes is number =>
    minutes !== undefined && minutes % limits.slotMinutes === 0;
  return isStep(from) && isStep(to) ? { from, to } : undefined;
}

/** Whatever the address says wrongly falls back to all rooms, today. */
export function roomsView(query: Query, today: Day): RoomsView {
  const day = query.get('day');
  return {
    day: isDay(day) ? day : today,
    areaIds: listOf(query.get('areaIds'), maxAreas),
    keyword: cutText((query.get('keyword') ?? '').trim(), limits.searchTextMaxLength),
    capacity: capacityOf(query.get('capacity')),
    equipment: listOf(query.get('equipment'), maxEquipment),
    free: freeOf(query),
  };
}

/** The same day without anything that narrows it. */
export const clearedView = ({ day }: RoomsView): RoomsView => ({
  day,
  areaIds: [],
  keyword: '',
  equipment: [],
});

const idsOf = (areas: readonly Area[]): string[] =>
  areas.flatMap(({ id, children }) => [id, ...idsOf(children)]);

/** The choices that the company offers; left out until they are loaded. */
export type Choices = {
  areas?: readonly Area[] | undefined;
  equipment?: readonly { name: string }[] | undefined;
};

/** The view without what the company does not have, for instance of a link from before a move. */
export function withValidChoices(view: RoomsView, { areas, equipment }: Choices): RoomsView {
  const areaIds = areas && new Set(idsOf(areas));
  const names = equipment && new Set(equipment.map(({ name }) => name));
  return {
    ...view,
    areaIds: view.areaIds.filter((id) => areaIds?.has(id) ?? true),
    equipment: view.equipment.filter((name) => names?.has(name) ?? true),
  };
}

/** The address of a view, short where it says nothing new. */
export function roomsHref({ day, areaIds, keyword, capacity, equipment, free }: RoomsView): string {
  const query = new URLSearchParams({ day });
  if (areaIds.length > 0) query.set('areaIds', areaIds.join(','));
  if (keyword) query.set('keyword', keyword);
  if (capacity !== undefined) query.set('capacity', String(capacity));
  if (equipment.length > 0) query.set('equipment', equipment.join(','));
  if (free) {
    query.set('from', formatMinutes(free.from));
    query.set('to', formatMinutes(free.to));
  }
  return `?${query}`;
}
