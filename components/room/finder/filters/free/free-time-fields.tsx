import { useHydrated } from '@/components/ui/page/use-hydrated';
import type { Moment } from '@/lib/domain/booking/booking-window';
import { roomFinderText } from '@/lib/text/zh-cn/room-finder';
import { formatMinutes } from '@/lib/time/format';
import type { FreeTime, RoomsView } from '../../rooms-view';
import { beginsOn, endsAfter, withFrom } from './free-time';
import styles from './free-time-fields.module.css';

type Props = {
  view: RoomsView;
  moment: Moment;
  /** The element that says why the times narrow nothing, if so. */
  problemId: string | undefined;
  onChange: (free: FreeTime) => void;
};

/** From when to when a room has to be free, by quarter hours of the day shown. */
export function FreeTimeFields({ view: { day, free }, moment, problemId, onChange }: Props) {
  // The options are useless before script runs, and a day has a hundred quarters.
  const isReady = useHydrated();
  const described = { 'aria-invalid': problemId !== undefined, 'aria-describedby': problemId };

  return (
    <div className={styles.times}>
      <select
        className={styles.time}
        aria-label={roomFinderText.freeFrom}
        value={free?.from ?? ''}
        {...described}
        onChange={({ target }) => onChange(withFrom(free, Number(target.value)))}
      >
        {free ? null : <Unset label={roomFinderText.pickFrom} />}
        <Times minutes={isReady ? beginsOn(day, moment) : []} chosen={free?.from} />
      </select>
      <span aria-hidden>–</span>
      <select
        className={styles.time}
        aria-label={roomFinderText.freeTo}
        value={free?.to ?? ''}
        disabled={!free}
        {...described}
        onChange={({ target }) => free && onChange({ ...free, to: Number(target.value) })}
      >
        {free ? null : <Unset label={roomFinderText.pickTo} />}
        <Times minutes={isReady && free ? endsAfter(free.from) : []} chosen={free?.to} />
      </select>
    </div>
  );
}

const Unset = ({ label }: { label: string }) => (
  <option value="" disabled>
    {label}
  </option>
);

/** The chosen time stays among the options even where it could no longer be chosen. */
function Times({ minutes, chosen }: { minutes: readonly number[]; chosen: number | undefined }) {
  const offered = chosen === undefined || minutes.includes(chosen) ? minutes : [chosen, ...minutes];
  return offered.map((each) => (
    <option key={each} value={each}>
      {formatMinutes(each)}
    </option>
  ));
}
