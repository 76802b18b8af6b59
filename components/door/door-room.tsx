'use client';

import { useEffect, useRef, useState } from 'react';
import type { DoorRoom as Room } from '@/lib/contract/door';
import { doorScreen } from '@/lib/domain/limits/door-limits';
import { isNight } from '@/lib/domain/room/door/door-night';
import { doorState } from '@/lib/domain/room/door/door-state';
import { doorText } from '@/lib/text/zh-cn/door';
import { dayOf } from '@/lib/time/day';
import { formatDay, formatDuration, formatTime } from '@/lib/time/format';
import { DoorNow } from './now/door-now';
import styles from './door-room.module.css';
import { DoorNext } from './door-next';
import { DoorQr } from './door-qr';
import { DoorUnpair } from './pairing/door-unpair';
import { useDoorClock } from './use-door-clock';

/** A paired screen: the room, what runs and what is next, from the last reading and the clock. */
export function DoorRoom({ room }: { room: Room }) {
  const isCounting = room.orders.some(({ finishTime }) => finishTime !== undefined);
  const now = useDoorClock(room, isCounting ? doorScreen.countMs : doorScreen.stepMs);
  const state = doorState(room, now);
  const age = now - room.now;
  const isStale = age >= doorScreen.staleMs;
  const isLit = useLit(now);
  const isDimmed = !isLit && isNight(room, state, now);
  const { timeZone: zone } = room;
  return (
    <main className={styles.screen} data-kind={state.kind} data-dimmed={isDimmed || undefined}>
      <header className={styles.head}>
        <div>
          <h1>{room.name}</h1>
          <p>
            {[room.areaPath, doorText.capacity(room.capacity), ...room.equipment].filter(Boolean).join(' · ')}
          </p>
        </div>
        <p className={styles.clock}>
          <time dateTime={new Date(now).toISOString()}>{formatTime(now, zone)}</time>
          <span>{formatDay(dayOf(now, zone))}</span>
        </p>
      </header>
      <DoorNow room={room} state={state} now={now} isStale={isStale} />
      <aside className={styles.side}>
        <DoorNext state={state} zone={zone} />
        {room.signInRequired ? <DoorQr roomId={room.id} isStale={isStale} /> : null}
        {isStale ? null : <DoorUnpair />}
      </aside>
      {isStale ? (
        <p role="alert" className={styles.offline}>
          {doorText.offline(formatDuration(age))}
        </p>
      ) : null}
    </main>
  );
}

/** Whether the screen was touched a moment ago. */
function useLit(now: number): boolean {
  const latest = useRef(now);
  useEffect(() => {
    latest.current = now;
  }, [now]);
  const [touchedAt, setTouchedAt] = useState<number>();
  useEffect(() => {
    const touch = () => setTouchedAt(latest.current);
    window.addEventListener('pointerdown', touch);
    window.addEventListener('keydown', touch);
    return () => {
      window.removeEventListener('pointerdown', touch);
      window.removeEventListener('keydown', touch);
    };
  }, []);
  return touchedAt !== undefined && now - touchedAt < doorScreen.litMs;
}
