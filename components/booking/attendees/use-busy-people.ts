'use client';

import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { chunksOf } from '@/components/people/field/people-chunks';
import type { BusyPerson, BusyTime } from '@/lib/contract/schedule';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import { busyTimes } from '@/lib/query/contact';
import { useApi } from '@/lib/query/context/api-context';
import { endOfDay, startOfDay, type Day } from '@/lib/time/day';

type Options = {
  day: Day;
  zone: string;
  /** The meeting that is edited, which is in nobody's way. */
  exceptMeetingNo?: string | undefined;
};

/** The busy times of a day of the people who are to come, in their order; nothing of those who are not read yet (BOOK-11). */
export function useBusyPeople(
  staffIds: readonly string[],
  { day, zone, exceptMeetingNo }: Options,
): readonly BusyPerson[] {
  const api = useApi();
  const window = { beginTime: startOfDay(day, zone), endTime: endOfDay(day, zone) };
  const read = useQueries({
    queries: chunksOf(staffIds, contactLimits.busyPeopleMax).map((chunk) => busyTimes(api, chunk, window)),
    combine: joined,
  });
  return useMemo(() => {
    const isOther = ({ meetingNo }: BusyTime) => !exceptMeetingNo || meetingNo !== exceptMeetingNo;
    const byId = new Map(
      read.map(({ staffId, busy }) => [staffId, { staffId, busy: busy.filter(isOther) }] as const),
    );
    return staffIds.flatMap((staffId) => byId.get(staffId) ?? []);
  }, [read, staffIds, exceptMeetingNo]);
}

const joined = (results: readonly { data: BusyPerson[] | undefined }[]) =>
  results.flatMap(({ data }) => data ?? []);
