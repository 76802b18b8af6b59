'use client';

import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { ResponseOf } from '@/lib/contract';
import type { Room } from '@/lib/contract/room';
import { useApi } from '@/lib/query/context/api-context';
import { roomsToChoose } from '@/lib/query/room';
import { roomKeys, type RoomFilter } from '@/lib/query/room-keys';
import type { RoomQuestion } from './use-room-search';

export type RoomPool = ReturnType<typeof useRoomPool>;

type RoomPage = ResponseOf<'POST /api-meeting/api/user/v2/rooms/actions/page'>;

const noRooms: readonly Room[] = [];
const noIds: readonly string[] = [];

/**
 * The rooms that the form knows: the first page, what a search on the service adds, and every chosen room, wherever in a large
 * company it stands (BOOK-01, BOOK-02). A company of one page is searched here.
 */
export function useRoomPool(chosenIds: readonly string[], question: RoomQuestion) {
  const api = useApi();
  const queryClient = useQueryClient();
  const page = useQuery(roomsToChoose(api));
  const first = page.data?.list ?? noRooms;
  const isWhole = page.data !== undefined && page.data.total <= first.length;
  const filter = filterOf(question);
  const isAsking = page.data !== undefined && !isWhole && Object.keys(filter).length > 0;
  const search = useQuery({
    ...roomsToChoose(api, filter),
    enabled: isAsking,
    placeholderData: keepPreviousData,
  });
  const answer = isAsking ? search.data : undefined;
  const results = answer?.list ?? noRooms;

  const others = useMemo(() => idsBeyond(page.data, chosenIds), [page.data, chosenIds]);
  const elsewhere = useQuery({
    ...roomsToChoose(api, { roomIdList: [...others] }),
    enabled: others.length > 0,
    // A room that was chosen from a search stays in its place while its own reading is on its way.
    placeholderData: () => pageOfRead(queryClient, others),
  });
  const chosenElsewhere = (others.length > 0 && elsewhere.data?.list) || noRooms;
  const isComplete = elsewhere.isSuccess && !elsewhere.isPlaceholderData;
  const goneIds = useMemo(
    () => (isComplete ? others.filter((id) => !chosenElsewhere.some((room) => room.id === id)) : noIds),
    [isComplete, others, chosenElsewhere],
  );

  const pages = useMemo(() => pagesOf([first, results, chosenElsewhere]), [first, results, chosenElsewhere]);
  return {
    /** The first page's query, for its states. */
    page,
    /** Every room that is loaded, once. */
    rooms: useMemo(() => pages.flatMap(({ list }) => list), [pages]),
    /** The same in groups whose bookings are read together. */
    pages,
    /** The rooms that the service answered to the question; undefined where those on hand are judged here. */
    results: answer?.list,
    /** How many rooms of the company, or of the answer, are not loaded. */
    unlisted: restOf(answer ?? page.data),
    isSearching: isAsking && search.isFetching,
    /** Chosen rooms that the company no longer has. */
    goneIds,
  };
}

function filterOf({ keyword, free, exceptMeetingId }: RoomQuestion): RoomFilter {
  return {
    ...(keyword !== '' && { keyword }),
    ...(free && { freeFrom: free.beginTime, freeTo: free.endTime, exceptMeetingId }),
  };
}

/** The ids that a page does not hold; none before it is read. */
function idsBeyond(page: RoomPage | undefined, ids: readonly string[]): readonly string[] {
  if (!page) return noIds;
  const present = new Set(page.list.map(({ id }) => id));
  return ids.filter((id) => !present.has(id));
}

const restOf = (page: RoomPage | undefined) => (page ? Math.max(page.total - page.list.length, 0) : 0);

/** The rooms of these ids that any answer holds. */
function pageOfRead(queryClient: QueryClient, ids: readonly string[]): RoomPage | undefined {
  const answers = queryClient.getQueriesData<RoomPage>({ queryKey: roomKeys.allBookable() });
  const rooms = answers.flatMap(([, page]) => page?.list ?? []);
  const list = ids.flatMap((id) => rooms.find((room) => room.id === id) ?? []);
  return list.length > 0 ? { total: list.length, pageNo: 1, pageSize: list.length, list } : undefined;
}

/** Each room in the first of the groups that hold it. */
function pagesOf(groups: readonly (readonly Room[])[]): { list: readonly Room[] }[] {
  const earlier = new Set<string>();
  return groups
    .map((rooms) => ({ list: rooms.filter(({ id }) => !earlier.has(id) && earlier.add(id)) }))
    .filter(({ list }) => list.length > 0);
}
