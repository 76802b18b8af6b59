'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useServerNow } from '@/components/ui/page/server-clock';
import type { Meeting } from '@/lib/contract/meeting';
import type { SeriesUpdate } from '@/lib/contract/series';
import type { EditType } from '@/lib/domain/meeting/meeting-values';
import { useApi } from '@/lib/query/context/api-context';
import { seriesDetail } from '@/lib/query/series';
import { errorOutcome } from '@/lib/text/errors';
import { planCounts } from '../planner/plan-counts';
import { useSeriesPlan } from '../planner/use-series-plan';
import { reachedOccurrences } from '../reach/reached-occurrences';
import type { Wishes } from '../rule/repeat-values';

type Options = {
  meeting: Meeting;
  editType: EditType;
  changes: SeriesUpdate;
  rooms: readonly { id: string; name: string }[];
  isSent: boolean;
  zone: string;
};

export type SeriesEditState = ReturnType<typeof useSeriesEdit>;

/** An edit of several occurrences: which are meant, what becomes of those changed on their own, and what is in their way (REP-03, REP-04). */
export function useSeriesEdit({ meeting, editType, changes, rooms, isSent, zone }: Options) {
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
  const isChanged = Object.keys(changes).length > 0;
  const plan = useSeriesPlan({
    check: scope && isChanged ? { ...changes, existing: { repeatMeetingNo, ...scope } } : undefined,
    wishes,
    basis: JSON.stringify([changes.beginTime, changes.endTime, changes.roomBookingForms, keepChanged]),
    rooms,
    isSent,
    zone,
  });
  const counts = useMemo(() => planCounts(plan.rows), [plan.rows]);
  const refusal = plan.refusals[0];
  const reach = editType === 'PartMeeting' ? 'following' : 'all';
  const meant = series && isSeveral ? reachedOccurrences(series, { meetingId: _id, reach, now }) : [];

  return {
    isSeveral,
    meant: meant.length,
    /** Occurrences among them that were changed on their own. */
    changedOnTheirOwn: meant.filter(({ changedFields }) => changedFields.length > 0).length,
    keepChanged,
    setKeepChanged,
    counts,
    problem: refusal && errorOutcome('seriesUpdate', refusal).message,
    isPlanned: isSeveral && isChanged && refusal === undefined && plan.rows.length > 0,
    planner: {
      plan,
      wishes,
      basis: JSON.stringify([changes.beginTime, changes.endTime, changes.roomBookingForms, keepChanged]),
      zone,
      headingRef,
      onWishes: setWishes,
    },
    /** The body to send; without one the planner shows what is left to do. */
    updateOf(body: SeriesUpdate) {
      if (!scope) return undefined;
      if (counts.refused === 0 && refusal === undefined)
        return { repeatMeetingNo, body: { ...body, ...scope, occurrences: plan.choices } };
      headingRef.current?.scrollIntoView({ block: 'start' });
      headingRef.current?.focus({ preventScroll: true });
      return undefined;
    },
  };
}
