'use client';

import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'next/navigation';
import { useMemo } from 'react';
import { useHydrated } from '@/components/ui/page/use-hydrated';
import { useServerClock } from '@/components/ui/page/server-clock';
import { useApi } from '@/lib/query/context/api-context';
import { orderSettings } from '@/lib/query/booking';
import { BookingForm } from './booking-form';
import { initialValues, usualTemplate } from './initial-values';
import { readStoredOrder, type OrderParameters } from './stored-order';

type Props = { staffId: string; realName: string; zone: string };

const askedNames = ['startTime', 'endTime', 'subject', 'roomId', 'members', 'reason', 'online'] as const;

/** The booking form, pre-set by what this tab last held, unless another link than that draft's led here (BOOK-01). */
export function OrderMeeting({ staffId, realName, zone }: Props) {
  const clock = useServerClock();
  const query = useSearchParams();
  const { data: settings } = useQuery(orderSettings(useApi()));
  // The server cannot see this tab's storage, so the first render must not either.
  const isHydrated = useHydrated();

  const link = query.toString();

  const requested = useMemo(() => {
    const fromLink: OrderParameters = Object.fromEntries(
      askedNames.flatMap((name) => (query.has(name) ? [[name, query.get(name)]] : [])),
    );
    const leadsHere = Object.keys(fromLink).length > 0;
    const stored = isHydrated ? readStoredOrder(staffId) : undefined;
    return stored && (!leadsHere || stored.link === link)
      ? { key: `stored ${link}`, parameters: stored.parameters }
      : { key: `link ${link}`, parameters: fromLink };
  }, [query, link, isHydrated, staffId]);

  const initial = useMemo(
    () =>
      initialValues({
        requested: requested.parameters,
        template: settings?.template ?? usualTemplate,
        hasOnline: settings?.onlineMeetings,
        moment: { now: clock.now(), zone },
        staffId,
      }),
    [requested, settings, clock, zone, staffId],
  );

  return (
    <BookingForm
      key={requested.key}
      initial={initial}
      link={link}
      organizer={{ staffId, realName }}
      zone={zone}
    />
  );
}
