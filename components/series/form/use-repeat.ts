'use client';

import { useCallback, useMemo } from 'react';
import type { SeriesCheck } from '@/lib/contract/series';
import type { Window } from '@/lib/domain/booking/booking-window';
import type { SeriesCode } from '@/lib/domain/error-codes';
import { readRuleInput } from '@/lib/domain/series/rule-input';
import { writeRecurrence } from '@/lib/domain/series/write-recurrence';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { errorOutcome } from '@/lib/text/errors';
import { seriesSentence } from '@/lib/text/series-sentence';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { dayOf, type Day } from '@/lib/time/day';
import { minutesOfDay } from '@/lib/time/instant';
import { useSeriesPlan } from '../planner/use-series-plan';
import type { RepeatValues, Wishes } from '../rule/repeat-values';
import { useExpansion } from '../rule/use-expansion';

type Options = {
  repeat: RepeatValues | null;
  /** The meeting that repeats. */
  draft: BookingDraft;
  day: Day;
  window: Window;
  rooms: readonly { id: string; name: string }[];
  /** Nothing here speaks against the meeting itself; else there is nothing to check yet. */
  isCheckable: boolean;
  now: number;
  zone: string;
  onChange: (repeat: RepeatValues | null) => void;
};

const noWishes: Wishes = {};

/** The repetition of a form: its rule read back, and the plan of its occurrences. */
export function useRepeat(options: Options) {
  const { draft, day, window, rooms, isCheckable, now, zone, onChange } = options;
  // The form's store copies what it holds at every change.
  const text = JSON.stringify(options.repeat);
  const repeat = useMemo(() => JSON.parse(text) as RepeatValues | null, [text]);
  const recurrence = useMemo(() => repeat && readRuleInput(repeat, day).recurrence, [repeat, day]);
  const rule = recurrence ? writeRecurrence(recurrence, zone) : undefined;
  const expansion = useExpansion(rule, window, zone);

  const { subject, beginTime, endTime, roomBookingForms = [], members, serviceIds } = draft;
  const isPlanned = rule !== undefined && isCheckable && expansion?.refusal === undefined;
  const check: SeriesCheck | undefined = isPlanned
    ? {
        subject: subject || bookingText.title,
        beginTime,
        endTime,
        roomBookingForms,
        members,
        serviceIds,
        recurrence: rule,
      }
    : undefined;
  const roomIds = roomBookingForms.map(({ roomId }) => roomId).join();
  const basis = [minutesOfDay(beginTime, zone), endTime - beginTime, roomIds].join(' ');
  const starts = useMemo(() => {
    const names = new Map(rooms.map(({ id, name }) => [id, name]));
    const booked = roomIds.split(',').filter(Boolean);
    return (expansion?.occurrences ?? []).map(({ recursAt, endTime: end }) => ({
      recursAt,
      beginTime: recursAt,
      endTime: end,
      rooms: booked.map((id) => ({ id, name: names.get(id) ?? '' })),
    }));
  }, [expansion, rooms, roomIds]);
  const wishes = repeat?.wishes ?? noWishes;
  const plan = useSeriesPlan({
    check,
    wishes,
    basis,
    starts: expansion?.occurrences ? starts : undefined,
    rooms,
    zone,
  });
  const refusal: { code: number } | undefined = expansion?.refusal
    ? { code: expansion.refusal satisfies SeriesCode }
    : plan.refusals[0];

  return {
    isOn: repeat !== null,
    rule,
    basis,
    plan,
    wishes,
    problem: refusal && errorOutcome('series', refusal).message,
    sentence:
      recurrence && !refusal && plan.rows.length > 0
        ? seriesSentence({
            frequency: recurrence,
            window,
            starts: plan.rows.map(({ recursAt }) => recursAt),
            today: dayOf(now, zone),
            zone,
          })
        : undefined,
    changeWishes: useCallback(
      (next: Wishes) => repeat && onChange({ ...repeat, wishes: next }),
      [repeat, onChange],
    ),
  };
}
