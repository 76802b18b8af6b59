'use client';

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSettled } from '@/components/ui/page/timing/use-settled';
import type { OccurrenceChoice, SeriesCheck, SeriesPlan } from '@/lib/contract/series';
import { limits } from '@/lib/domain/limits/limits';
import { useApi } from '@/lib/query/context/api-context';
import { firstUntried, type OccurrenceInRooms, seriesPlan, seriesRepairs } from '@/lib/query/series';
import type { Wishes } from '../rule/repeat-values';
import { plannerRows, wishFor, type Start } from './planner-row';

type Options = {
  /** The series without any wish; nothing is checked without it. */
  check: SeriesCheck | undefined;
  wishes: Wishes;
  basis: string;
  /** The occurrences as far as they are known here; else the service lists them. */
  starts?: readonly Start[] | undefined;
  /** The start of the occurrence that takes no wishes. */
  fixedStart?: number | undefined;
  /** Names of rooms that the form knows. */
  rooms: readonly { id: string; name: string }[];
  /** It is on its way or saved: from then on its own occurrences would be in its way. */
  isSent: boolean;
  zone: string;
};

const noRefusals: SeriesPlan['refusals'] = [];
const noOccurrences: readonly OccurrenceInRooms[] = [];
const noAnswers: ReadonlyMap<number, OccurrenceInRooms> = new Map();
const byStart = (plan: { occurrences: readonly OccurrenceInRooms[] } | undefined) =>
  new Map((plan?.occurrences ?? noOccurrences).map((each) => [each.recursAt, each]));

/** The wishes as the service takes them. */
function choicesFor(
  starts: readonly Start[],
  facts: { wishes: Wishes; basis: string; fixedStart: number | undefined; zone: string },
): OccurrenceChoice[] {
  return starts.flatMap((start): OccurrenceChoice[] => {
    const wish = wishFor(start, facts);
    const { recursAt } = start;
    if (!wish) return [];
    if (wish.skip) return [{ recursAt, skip: true }];
    const { beginTime, roomIds } = wish;
    return [{ recursAt, ...(beginTime && { beginTime }), ...(roomIds && { roomIds: [...roomIds] }) }];
  });
}

/**
 * The occurrences of a series with what the service says of each. It is called twice: without wishes, for what is in the way of
 * the series as it is and for the repairs, and with them, for whether they are possible. Where so many are refused that their repairs
 * are not looked for at once, they follow.
 */
export function useSeriesPlan({ check, wishes, basis, rooms, isSent, zone, ...options }: Options) {
  const { starts: expanded, fixedStart } = options;
  const api = useApi();
  const question = JSON.stringify(check ?? null);
  const settled = useSettled(question, limits.longDebounceMs);
  const settledCheck = useMemo(
    () => (settled === question ? (JSON.parse(question) as SeriesCheck | null) : null),
    [settled, question],
  );
  const isChecking = settledCheck !== null && !isSent;
  const baseQuery = useQuery({
    ...seriesPlan(api, settledCheck ?? {}),
    enabled: isChecking,
    placeholderData: keepPreviousData,
  });
  const isChecked = check !== undefined;
  const untried = firstUntried(baseQuery.data?.occurrences ?? noOccurrences);
  const repairsQuery = useQuery({
    ...seriesRepairs(api, settledCheck ?? {}, untried),
    enabled: isChecking && untried !== undefined && !baseQuery.isPlaceholderData,
  });
  const isTrying = repairsQuery.isFetching;
  const base = useMemo(
    () => (isChecked ? new Map([...byStart(baseQuery.data), ...byStart(repairsQuery.data)]) : noAnswers),
    [isChecked, baseQuery.data, repairsQuery.data],
  );
  const starts = useMemo(() => expanded ?? [...base.values()], [expanded, base]);
  const choices = useMemo(
    () => choicesFor(starts, { wishes, basis, fixedStart, zone }),
    [starts, wishes, basis, fixedStart, zone],
  );
  const wished = useSettled(JSON.stringify(choices), limits.shortDebounceMs);
  const wishedChoices = useMemo(() => JSON.parse(wished ?? '[]') as OccurrenceChoice[], [wished]);
  const planQuery = useQuery({
    ...seriesPlan(api, { ...settledCheck, occurrences: wishedChoices }),
    enabled: isChecking && wishedChoices.length > 0,
    placeholderData: keepPreviousData,
  });
  const hasWishes = wishedChoices.length > 0;
  const plan = useMemo(() => (hasWishes ? byStart(planQuery.data) : base), [hasWishes, planQuery.data, base]);

  const roomNames = useMemo(() => {
    const named = [...base.values(), ...plan.values()].flatMap((each) => [
      ...each.rooms,
      ...each.repairs.flatMap((repair) => (repair.kind === 'room' ? [repair.room] : [])),
    ]);
    return new Map([...named, ...rooms].map(({ id, name }) => [id, name]));
  }, [base, plan, rooms]);
  // Rows of an answer to another question only stand in for those on their way.
  const isOutdated = expanded === undefined && baseQuery.isPlaceholderData;
  const rows = useMemo(() => {
    const answers = isOutdated ? { base: noAnswers, plan: noAnswers } : { base, plan };
    return plannerRows({ starts, wishes, basis, fixedStart, ...answers, isTrying, roomNames, zone });
  }, [starts, wishes, basis, base, plan, isTrying, isOutdated, fixedStart, roomNames, zone]);
  const current = hasWishes ? planQuery : baseQuery;
  return {
    rows,
    choices,
    /** Refusals of the series as a whole. */
    refusals: (isChecked && (current.data?.refusals ?? baseQuery.data?.refusals)) || noRefusals,
    error: current.error,
    retry: () => void current.refetch(),
    isRetrying: current.isFetching,
  };
}

export type SeriesPlanState = ReturnType<typeof useSeriesPlan>;
