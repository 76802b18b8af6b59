'use client';

import { useId } from 'react';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useHydrated } from '@/components/ui/page/use-hydrated';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf } from '@/lib/time/day';
import { formatMinutes, formatMonthDay } from '@/lib/time/format';
import styles from './free-time-fields.module.css';
import { beginsOn, endsAfter, freeNow, judgeFreeTime, withFrom } from './free-time';
import type { RoomsView } from '../rooms-view';

type Props = { view: RoomsView; zone: string; onChange: (next: Partial<RoomsView>) => void };

/** From when to when a room has to be free, by quarter hours of the day shown. */
export function FreeTimeFields({ view, zone, onChange }: Props) {
  const id = useId();
  const moment = { now: useServerNow(), zone };
  const { day, free } = view;
  // The options are useless before script runs, and a day has a hundred quarters.
  const isReady = useHydrated();
  const { problem } = judgeFreeTime(view, moment);
  const soon = freeNow(moment);
  const isSoon = day === soon.day && free?.from === soon.free.from && free.to === soon.free.to;
  const soonDay = soon.day === dayOf(moment.now, zone) ? roomsText.today : formatMonthDay(soon.day);
  const freeNowLabel = day === soon.day ? roomFinderText.freeNow : roomFinderText.freeNowOn(soonDay);
  const described = { 'aria-invalid': problem !== undefined, 'aria-describedby': `${id}-problem` };

  return (
    <div className={styles.fields}>
      <ChoiceChips
        legend={roomsText.filters.freeAt}
        type="checkbox"
        options={[{ value: 'now', label: freeNowLabel }]}
        chosen={isSoon ? ['now'] : []}
        onPick={() => onChange(isSoon ? { free: undefined } : soon)}
      />
      <div className={styles.times}>
        <select
          className={styles.time}
          aria-label={roomFinderText.freeFrom}
          value={free?.from ?? ''}
          {...described}
          onChange={({ target: { value } }) =>
            onChange({ free: value === '' ? undefined : withFrom(free, Number(value)) })
          }
        >
          <option value="">{roomFinderText.anyTime}</option>
          <Times minutes={isReady ? beginsOn(day, moment) : []} chosen={free?.from} />
        </select>
        <span aria-hidden>–</span>
        <select
          className={styles.time}
          aria-label={roomFinderText.freeTo}
          value={free?.to ?? ''}
          disabled={!free}
          {...described}
          onChange={({ target }) => free && onChange({ free: { ...free, to: Number(target.value) } })}
        >
          {free ? (
            <Times minutes={isReady ? endsAfter(free.from) : []} chosen={free.to} />
          ) : (
            <option value="">{roomFinderText.anyTime}</option>
          )}
        </select>
      </div>
      <p id={`${id}-problem`} className={styles.problem} aria-live="polite">
        {problem ? roomFinderText.problems[problem] : null}
      </p>
    </div>
  );
}

/** The chosen time stays among the options even where it could no longer be chosen. */
function Times({ minutes, chosen }: { minutes: readonly number[]; chosen: number | undefined }) {
  const offered = chosen === undefined || minutes.includes(chosen) ? minutes : [chosen, ...minutes];
  return offered.map((each) => (
    <option key={each} value={each}>
      {formatMinutes(each)}
    </option>
  ));
}
