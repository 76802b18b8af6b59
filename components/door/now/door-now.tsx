'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { DoorOrder, DoorRoom } from '@/lib/contract/door';
import type { DoorState } from '@/lib/domain/room/door/door-state';
import { doorText } from '@/lib/text/zh-cn/door';
import { dayOf, weekdayOf } from '@/lib/time/day';
import { formatMinutes, formatTime } from '@/lib/time/format';
import { BookNow } from './book-now';
import { CurrentMeeting } from './current-meeting';
import { EndNow } from './end-now';
import { SignNow } from './sign-now';
import { SignPad } from './sign-pad';
import styles from './door-now.module.css';
import { useIdleClose } from './use-idle-close';
import { useDoorNotice } from './use-door-notice';

type Props = {
  room: DoorRoom;
  state: DoorState<DoorOrder>;
  now: number;
  /** The reading is too old to act on. */
  isStale: boolean;
};

type Mode = 'sign' | 'end';

/** The state of the room in one colour and one word, and what can be done about it. */
export function DoorNow({ room, state, now, isStale }: Props) {
  const { current, next, kind } = state;
  const { timeZone: zone } = room;
  const [mode, setMode] = useState<Mode>();
  const { notice, show } = useDoorNotice();
  const close = () => setMode(undefined);
  useIdleClose(mode !== undefined, close);

  const signable = [current, next].find((order) => order?.can.sign);
  const canEnd = current?.can.end === true;
  const isEnding = current?.finishTime !== undefined;
  const finish = (text: string) => {
    close();
    show(text, 'done');
  };
  const fail = (text: string) => show(text, 'failed');

  return (
    <section className={styles.now} data-kind={isEnding ? 'ending' : kind}>
      <p className={styles.kind}>{isEnding ? doorText.ending : doorText.kinds[kind]}</p>
      <p className={styles.until}>{untilWords(state, room)}</p>
      {current && mode !== 'sign' ? <CurrentMeeting order={current} now={now} zone={zone} /> : null}
      <div className={styles.work} aria-disabled={isStale || undefined}>
        {mode === 'sign' && !isStale && signable ? (
          <SignPad meetingId={signable.meetingId} onDone={finish} onFail={fail} onClose={close} />
        ) : null}
        {mode === 'end' && !isStale && current ? (
          <EndNow meetingId={current.meetingId} onDone={finish} onFail={fail} onClose={close} />
        ) : null}
        {mode === undefined && !isStale ? (
          <div className={styles.actions}>
            {kind === 'free' ? (
              <BookNow choices={room.choices} zone={zone} onDone={finish} onFail={fail} />
            ) : null}
            {signable ? (
              <SignNow meeting={signable} onCode={() => setMode('sign')} onDone={finish} onFail={fail} />
            ) : null}
            {canEnd ? (
              <Button className={styles.action} size="large" onClick={() => setMode('end')}>
                {doorText.end}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
      <p role="status" className={styles.notice} data-tone={notice?.tone}>
        {notice?.text}
      </p>
    </section>
  );
}

function untilWords({ kind, until }: DoorState<DoorOrder>, room: DoorRoom): string {
  const { timeZone: zone, statusReason, openFromMinute, openToMinute, openWeekdays, now } = room;
  switch (kind) {
    case 'free':
      return until === undefined ? doorText.untilEndOfDay : doorText.until(formatTime(until, zone));
    case 'busy':
      return until === undefined ? '' : doorText.freeFrom(formatTime(until, zone));
    case 'closed':
      if (openWeekdays && !openWeekdays.includes(weekdayOf(dayOf(now, zone)))) return doorText.closedDay;
      return doorText.openHours(`${formatMinutes(openFromMinute)}–${formatMinutes(openToMinute)}`);
    case 'out-of-order':
      return statusReason ?? '';
    case 'unknown':
      return doorText.unknownHint;
  }
}
