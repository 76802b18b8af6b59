'use client';

import { dateText } from '@/lib/text/zh-cn/dates';
import { dayOf } from '@/lib/time/day';
import { minutesOfDay } from '@/lib/time/instant';
import { defaultTimeZone } from '@/lib/time/zone';
import { useHydrated } from '../page/use-hydrated';
import styles from './zone-note.module.css';

const nameOf = (zone: string, now: number): string | undefined =>
  zone === defaultTimeZone
    ? dateText.beijingTime
    : new Intl.DateTimeFormat('zh-CN', { timeZone: zone, timeZoneName: 'longGeneric' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value;

/** Names the zone of the times on a screen where the browser's own clock shows another time. */
export function ZoneNote({ zone, now }: { zone: string; now: number }) {
  // The server does not know the browser's zone.
  const isHydrated = useHydrated();
  if (!isHydrated) return null;
  const { timeZone: own } = Intl.DateTimeFormat().resolvedOptions();
  const isSame = dayOf(now, own) === dayOf(now, zone) && minutesOfDay(now, own) === minutesOfDay(now, zone);
  return isSame ? null : <span className={styles.note}>{nameOf(zone, now)}</span>;
}
