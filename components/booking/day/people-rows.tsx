import { columnCount, firstColumn } from '@/components/room/grid/grid-columns';
import { placeOf, type TrackDay } from '@/components/room/slot/track';
import { usePointerTip, wordsUnder } from '@/components/ui/overlay/tip/use-pointer-tip';
import type { BusyPerson } from '@/lib/contract/schedule';
import type { Window } from '@/lib/domain/booking/booking-window';
import { commonFree } from '@/lib/domain/booking/common-free';
import { attendeesText } from '@/lib/text/zh-cn/attendees';
import { endOfDay, startOfDay } from '@/lib/time/day';
import { formatRange } from '@/lib/time/format';
import styles from './people-rows.module.css';

type Props = {
  busyPeople: readonly BusyPerson[];
  nameOf: (staffId: string) => string;
  trackDay: TrackDay;
  now: number;
};

/** More people would push the rooms out of sight; the common free time counts all of them. */
const mostRows = 6;

/** The people above the rooms, on the same hours: when each is busy, and when all are free (BOOK-11). */
export function PeopleRows({ busyPeople, nameOf, trackDay, now }: Props) {
  const { tip, follow } = usePointerTip(wordsUnder);
  const { day, zone } = trackDay;
  const rows = busyPeople.slice(0, mostRows);
  const others = busyPeople.length - rows.length;
  const ahead = { beginTime: Math.max(now, startOfDay(day, zone)), endTime: endOfDay(day, zone) };
  const free =
    ahead.beginTime < ahead.endTime
      ? commonFree(
          busyPeople.flatMap(({ busy }) => busy),
          ahead,
        )
      : [];
  if (busyPeople.length === 0) return null;
  return (
    <div role="rowgroup" className={styles.people} aria-label={attendeesText.people} {...follow}>
      {rows.map(({ staffId, busy }) => (
        <PersonRow
          key={staffId}
          name={nameOf(staffId)}
          windows={busy}
          words={
            busy.length === 0 ? attendeesText.freeAllDay : attendeesText.busyRanges(rangesOf(busy, zone))
          }
          kind="busy"
          trackDay={trackDay}
        />
      ))}
      <PersonRow
        name={attendeesText.commonFree}
        {...(others > 0 && { note: attendeesText.others(others) })}
        windows={free}
        words={
          free.length === 0 ? attendeesText.noCommonFree : attendeesText.freeRanges(rangesOf(free, zone))
        }
        kind="free"
        trackDay={trackDay}
      />
      {tip}
    </div>
  );
}

const rangesOf = (windows: readonly Window[], zone: string) =>
  windows.map((window) => formatRange(window, zone)).join('、');

type RowProps = {
  name: string;
  note?: string;
  windows: readonly Window[];
  /** The same in words. */
  words: string;
  kind: 'busy' | 'free';
  trackDay: TrackDay;
};

function PersonRow({ name, note, windows, words, kind, trackDay }: RowProps) {
  return (
    <div role="row" className={styles.row} data-kind={kind}>
      <div role="rowheader" className={styles.name} data-words={note ?? name}>
        {name}
      </div>
      <div role="gridcell" aria-colindex={firstColumn} aria-colspan={columnCount} className={styles.track}>
        <span className="visually-hidden">{[words, note].filter(Boolean).join('、')}</span>
        {windows.map((window) => (
          <span
            key={window.beginTime}
            aria-hidden
            className={styles.block}
            style={placeOf(window, trackDay)}
            data-words={formatRange(window, trackDay.zone)}
          />
        ))}
      </div>
    </div>
  );
}
