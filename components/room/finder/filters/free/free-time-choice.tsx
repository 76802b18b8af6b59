'use client';

import { useId, useState } from 'react';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { useServerNow } from '@/components/ui/page/server-clock';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { dayOf, type Day } from '@/lib/time/day';
import { formatMonthDay, formatRange } from '@/lib/time/format';
import type { FreeTime, RoomsView } from '../../rooms-view';
import { changeOf, choiceOf, type FreeChoice, freeChoices, isSameFree } from './free-choice';
import { freeNow, judgeFreeTime } from './free-time';
import styles from './free-time-choice.module.css';
import { FreeTimeFields } from './free-time-fields';

type Props = { view: RoomsView; zone: string; onChange: (next: Partial<RoomsView>) => void };

/** When a room has to be free: any time, now, a part of the day shown, or from when to when. */
export function FreeTimeChoice({ view, zone, onChange }: Props) {
  const problemId = useId();
  const moment = { now: useServerNow(), zone };
  // One's own times stay open as long as the address says what they said: whatever else changes it is another choice.
  const [own, setOwn] = useState<{ free: FreeTime | undefined }>();
  const isOwn = own !== undefined && isSameFree(own.free, view.free);
  const choice = isOwn ? 'custom' : choiceOf(view, moment);
  const { window, problem } = judgeFreeTime(view, moment);
  const soonDay = freeNow(moment).day;
  const labelOf = (each: FreeChoice) =>
    each === 'now' && soonDay !== view.day
      ? roomFinderText.freeNowOn(nameOf(soonDay, dayOf(moment.now, zone)))
      : roomFinderText.freeChoices[each];
  const pick = (each: FreeChoice) => {
    setOwn(each === 'custom' ? { free: view.free } : undefined);
    if (each !== 'custom') onChange(changeOf(each, moment));
  };
  const setFree = (free: FreeTime) => {
    setOwn({ free });
    onChange({ free });
  };
  const range = window && choice !== 'custom' ? formatRange(window, zone) : undefined;

  return (
    <div className={styles.choice}>
      <ChoiceChips
        legend={roomsText.filters.freeAt}
        type="radio"
        options={freeChoices(view, moment).map((each) => ({ value: each, label: labelOf(each) }))}
        chosen={[choice]}
        onPick={pick}
      />
      {choice === 'custom' ? (
        <FreeTimeFields
          view={view}
          moment={moment}
          problemId={problem === undefined ? undefined : problemId}
          onChange={setFree}
        />
      ) : null}
      <p id={problemId} className={problem ? styles.problem : styles.hint} aria-live="polite">
        {problem ? roomFinderText.problems[problem] : range && roomFinderText.freeThroughout(range)}
      </p>
    </div>
  );
}

const nameOf = (day: Day, today: Day) => (day === today ? roomsText.today : formatMonthDay(day));
