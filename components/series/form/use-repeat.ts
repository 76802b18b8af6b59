'use client';

import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { SeriesCheck, SeriesUpdate } from '@/lib/contract/series';
import type { Window } from '@/lib/domain/booking/booking-window';
import { readRuleInput } from '@/lib/domain/series/rule-input';
import { writeRecurrence } from '@/lib/domain/series/write-recurrence';
import type { BookingDraft } from '@/lib/query/booking-keys';
import { errorOutcome } from '@/lib/text/errors';
import { seriesSentence } from '@/lib/text/series/series-sentence';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { dayOf, type Day } from '@/lib/time/day';
import { minutesOfDay } from '@/lib/time/instant';
import { planCounts } from '../planner/plan-counts';
import { useSeriesPlan } from '../planner/use-series-plan';
import type { RepeatValues, Wishes } from '../rule/repeat-values';
import { useExpansion } from '../rule/use-expansion';

type Options = {
  repeat: RepeatValues | null | undefined;
  /** The meeting that repeats. */
  draft: BookingDraft;
  day: Day;
  window: Window;
  rooms: readonly { id: string; name: string }[];
  /** The meeting that is there and becomes the first of the series, with the changes that it takes before. */
  meeting?: { id: string; changes: SeriesUpdate } | undefined;
  /** Nothing speaks against the meeting itself; else there is nothing to check yet. */
  isCheckable: boolean;
  isSent: boolean;
  now: number;
  zone: string;
  onChange: (repeat: RepeatValues | null) => void;
};

export type RepeatState = ReturnType<typeof useRepeat>;

const noWishes: Wishes = {};

/** The repetition of a form: its rule read back, the plan of its occurrences, and the body to send. */
export function useRepeat({ draft, day, window, rooms, isCheckable, now, zone, onChange, ...form }: Options) {
  // The form's store copies what it holds at every change.
  const text = JSON.stringify(form.repeat ?? null);
  const repeat = useMemo(() => JSON.parse(text) as RepeatValues | null, [text]);
  const wishes = repeat?.wishes ?? noWishes;
  const recurrence = useMemo(() => repeat && readRuleInput(repeat, day).recurrence, [repeat, day]);
  const rule = recurrence ? writeRecurrence(recurrence, zone) : undefined;
  const expansion = useExpansion(rule, window, zone);

  const { subject, beginTime, endTime, roomBookingForms = [], members, serviceIds } = draft;
  const roomIds = roomBookingForms.map(({ roomId }) => roomId).join();
  const basis = [minutesOfDay(beginTime, zone), endTime - beginTime, roomIds].join(' ');
  const isPlanned = rule !== undefined && isCheckable && expansion?.refusal === undefined;
  const { meeting } = form;
  const content: SeriesCheck = meeting
    ? { ...meeting.changes, meetingId: meeting.id }
    : { subject: subject || bookingText.title, beginTime, endTime, roomBookingForms, members, serviceIds };
  const check: SeriesCheck | undefined = isPlanned ? { ...content, recurrence: rule } : undefined;
  const fixedStart = meeting && beginTime;
  const starts = useMemo(() => {
    const names = new Map(rooms.map(({ id, name }) => [id, name]));
    const booked = roomIds.split(',').filter(Boolean);
    const later = expansion?.occurrences?.filter(({ recursAt }) => recursAt !== fixedStart);
    // A meeting that is there belongs to its series, whether the rule has its day or not.
    const first = fixedStart === undefined ? [] : [{ recursAt: fixedStart, endTime }];
    const all = fixedStart === undefined ? expansion?.occurrences : later && [...first, ...later];
    return all?.map(({ recursAt, endTime: end }) => ({
      recursAt,
      beginTime: recursAt,
      endTime: end,
      rooms: booked.map((id) => ({ id, name: names.get(id) ?? '' })),
    }));
  }, [expansion, fixedStart, endTime, rooms, roomIds]);
  const plan = useSeriesPlan({ check, wishes, basis, starts, fixedStart, rooms, isSent: form.isSent, zone });
  const { rows } = plan;
  const counts = useMemo(() => planCounts(rows), [rows]);
  const refusal = expansion?.refusal ? { code: expansion.refusal } : plan.refusals[0];
  const problem = refusal && errorOutcome('series', refusal).message;

  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isPressed, setPressed] = useState(false);
  const openPlan = () => {
    headingRef.current?.scrollIntoView({ block: 'start' });
    headingRef.current?.focus({ preventScroll: true });
  };

  const sentence = useMemo(() => {
    const all = rows.map(({ recursAt }) => recursAt);
    const today = dayOf(now, zone);
    const isKnown = recurrence && all.length > 0;
    return isKnown ? seriesSentence({ frequency: recurrence, window, starts: all, today, zone }) : undefined;
  }, [rows, recurrence, window, now, zone]);

  return {
    repeat,
    day,
    today: dayOf(now, zone),
    change: onChange,
    /** Nothing is wrong with the fields of the rule. */
    isRule: rule !== undefined,
    sentence,
    problem,
    counts,
    /** Whether there is a plan to show. */
    isPlanned: isPlanned && problem === undefined && rows.length > 0,
    planner: {
      plan,
      wishes,
      basis,
      zone,
      headingRef,
      onWishes: (next: Wishes) => repeat && onChange({ ...repeat, wishes: next }),
    },
    openPlan,
    /** Sending was tried while occurrences were refused. */
    isPressed,
    /** The body to send; without one the planner shows what is left to do. */
    seriesOf<Body extends object>(body: Body) {
      const isArranged = counts.refused === 0 && counts.all > 0 && problem === undefined;
      if (rule !== undefined && isArranged) return { ...body, recurrence: rule, occurrences: plan.choices };
      flushSync(() => setPressed(true));
      openPlan();
      return undefined;
    },
  };
}
