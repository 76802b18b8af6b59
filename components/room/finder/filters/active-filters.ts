import type { Area } from '@/lib/contract/room';
import { limits } from '@/lib/domain/limits/limits';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { formatMinutes } from '@/lib/time/format';
import type { FreeTime, RoomsView } from '../rooms-view';

export type ActiveFilter = {
  /** Distinguishes filters with the same label: floors of two buildings often share a name. */
  id: string;
  label: string;
  /** The view without it. */
  without: RoomsView;
  /** Steps towards more rooms, the smallest first. */
  relaxed: readonly { label: string; view: RoomsView }[];
};

const freeTimeText = ({ from, to }: FreeTime) => `${formatMinutes(from)}–${formatMinutes(to)}`;

function nameOf(id: string, areas: readonly Area[]): string | undefined {
  for (const area of areas) {
    const name = area.id === id ? area.name : nameOf(id, area.children);
    if (name !== undefined) return name;
  }
  return undefined;
}

const dropped = (id: string, label: string, without: RoomsView): ActiveFilter => ({
  id,
  label,
  without,
  relaxed: [{ label: roomFinderText.drop(label), view: without }],
});

function keywordFilter(view: RoomsView, keyword: string): ActiveFilter {
  const filter = dropped('keyword', roomFinderText.keyword(keyword), { ...view, keyword: '' });
  const label = roomFinderText.drop(roomFinderText.namedKeyword(keyword));
  return { ...filter, relaxed: [{ label, view: filter.without }] };
}

function capacityFilter(view: RoomsView, capacity: number): ActiveFilter {
  const filter = dropped('capacity', roomsText.capacityFrom(capacity), { ...view, capacity: undefined });
  const smaller = limits.capacitySteps
    .filter((seats) => seats < capacity)
    .reverse()
    .map((seats) => ({ label: roomFinderText.relaxTo(seats), view: { ...view, capacity: seats } }));
  return { ...filter, relaxed: [...smaller, ...filter.relaxed] };
}

/** The filters that narrow the list, one by one. */
export function activeFilters(view: RoomsView, areas: readonly Area[]): ActiveFilter[] {
  const { areaIds, keyword, capacity, equipment, free } = view;
  return [
    ...(keyword ? [keywordFilter(view, keyword)] : []),
    ...areaIds.map((id) =>
      dropped(`area ${id}`, nameOf(id, areas) ?? roomFinderText.area, {
        ...view,
        areaIds: areaIds.filter((each) => each !== id),
      }),
    ),
    ...(capacity === undefined ? [] : [capacityFilter(view, capacity)]),
    ...equipment.map((name) =>
      dropped(`equipment ${name}`, name, { ...view, equipment: equipment.filter((each) => each !== name) }),
    ),
    ...(free ? [dropped('free', freeTimeText(free), { ...view, free: undefined })] : []),
  ];
}
