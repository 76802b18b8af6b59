'use client';

import { zoneName } from '@/lib/time/zone-name';
import { wallClock } from '@/lib/time/wall-clock';
import { useHydrated } from '../page/use-hydrated';
import styles from './zone-note.module.css';

/** Names the company's zone beside its times where the clock of this browser shows others. */
export function ZoneNote({ zone, now }: { zone: string; now: number }) {
  const isHydrated = useHydrated();
  if (!isHydrated || wallClock(now, browserZone()) === wallClock(now, zone)) return null;
  return <span className={styles.note}>{zoneName(zone, now)}</span>;
}

const browserZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
