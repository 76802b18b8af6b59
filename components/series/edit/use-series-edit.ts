'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { Series, SeriesUpdate } from '@/lib/contract/series';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { EditType } from '@/lib/domain/meeting/meeting-values';
import { useApi } from '@/lib/query/context/api-context';
import { seriesDetail } from '@/lib/query/series';
import type { SeriesChange } from '@/lib/query/update-meeting';
import { errorOutcome } from '@/lib/text/errors';
import { seriesSentence } from '@/lib/text/series/series-sentence';
import { dayOf } from '@/lib/time/day';
import { minutesOfDay } from '@/lib/time/instant';
import { planCounts } from '../planner/plan-counts';
import type { PlannerRow } from '../planner/planner-row';
import { useSeriesPlan } from '../planner/use-series-plan';
import { reachedOccurrences } from '../reach/reached-occurrences';
import type { Wishes } from '../rule/repeat-values';
import { useRuleChange } from './use-rule-change';

type Options = {
  meeting: Meeting;
  editType: EditType;
  changes: SeriesUpdate;
  /** The times of the form, on whatever day. */
  window: Window;
  rooms: readonly { id: string; name: string }[];
  isSent: boolean;
  zone: string;
};

export type SeriesEditState = ReturnType<typeof useSeriesEdit>;

const noOccurrences: Series['occurrences'] = [];
const isInRule = ({ state }: PlannerRow) => state !== 'removed' && state !== 'unchanged';

/** An edit of several occurrences: which are meant, what becomes of those changed on their own, and what is in their way (REP-03, REP-04). */
export function useSeriesEdit({ meeting, editType, window, rooms, isSent, zone, ...form }: Options) {
  const { repeatMeetingNo = '', beginTime, _id } = meeting;
  const isSeveral = editType === 'AllMeeting' || editType === 'PartMeeting';
  const now = useServerNow();
  const [keepChanged, setKeepChanged] = useState(true);
  const [wishes, setWishes] = useState<Wishes>({});
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data: series } = useQuery({ ...seriesDetail(useApi(), repeatMeetingNo), enabled: isSeveral });

  const scope = useMemo(
    () =>
      isSeveral
        ? {
            editType,
            ...(editType === 'PartMeeting' && { startTimeGe: beginTime }),
            keepChanged,
          }
        : undefined,
    [isSeveral, editType, beginTime, keepChanged],
  );
  const reach = editType === 'PartMeeting' ? 'following' : 'all';
  const meant =
    series && isSeveral ? reachedOccurrences(series, { meetingId: _id, reach, now }) : noOccurrences;
  const rule = useRuleChange({ series, meant, window, zone });
  const changes: SeriesUpdate = { ...form.changes, ...rule.changes };
  const isChanged = Object.keys(changes).length > 0;
  const basis = JSON.stringify([
    minutesOfDay(window.beginTime, zone),
    window.endTime - window.beginTime,
    changes.roomBookingForms,
    keepChanged,
  ]);
  const plan = useSeriesPlan({
    check: scope && isChanged ? { ...changes, existing: { repeatMeetingNo, ...scope } } : undefined,
    wishes,
    basis,
    rooms,
    isSent,
    zone,
  });
  const counts = useMemo(() => planCounts(plan.rows), [plan.rows]);
  const refusal = plan.refusals[0];
  const problem = rule.problem ?? (refusal && errorOutcome('seriesUpdate', refusal).message);
  const today = dayOf(now, zone);
  const starts = plan.rows.filter(isInRule).map(({ recursAt }) => recursAt);
  const sentence =
    rule.recurrence && rule.changes && starts.length > 0
      ? seriesSentence({ frequency: rule.recurrence, window: rule.times, starts, today, zone })
      : undefined;

  return {
    isSeveral,
    today,
    zone,
    rule,
    storedRule: series?.recurrence,
    sentence,
    meant: meant.length,
    /** Occurrences among them that were changed on their own. */
    changedOnTheirOwn: meant.filter(({ changedFields }) => changedFields.length > 0).length,
    keepChanged,
    setKeepChanged,
    counts,
    problem,
    isPlanned: isSeveral && isChanged && problem === undefined && plan.rows.length > 0,
    planner: {
      plan,
      wishes,
      basis,
      zone,
      headingRef,
      onWishes: setWishes,
    },
    /** The body to send; without one the planner shows what is left to do. */
    updateOf(body: Omit<SeriesChange['body'], 'editType'>) {
      if (!scope) return undefined;
      if (counts.refused === 0 && problem === undefined)
        return {
          repeatMeetingNo,
          body: { ...body, ...rule.changes, ...scope, occurrences: plan.choices },
        };
      headingRef.current?.scrollIntoView({ block: 'start' });
      headingRef.current?.focus({ preventScroll: true });
      return undefined;
    },
  };
}
