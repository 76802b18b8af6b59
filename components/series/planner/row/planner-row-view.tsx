'use client';

import { Button } from '@/components/ui/controls/button';
import { Tag, type TagTone } from '@/components/ui/layout/tag';
import type { OccurrenceRepair } from '@/lib/contract/series';
import { occurrenceRefusalWords } from '@/lib/text/series/plan-words';
import { plannerText } from '@/lib/text/zh-cn/series';
import { formatDay, formatRange } from '@/lib/time/format';
import styles from './planner-row.module.css';
import { isOpenToChange, type PlannerRow } from '../planner-row';
import { repairLabel } from './repair-label';

type Props = {
  row: PlannerRow;
  zone: string;
  target: { 'data-row-target': string; tabIndex: number; onFocus: () => void };
  /** Only the buttons of one row take part in the Tab order. */
  isActive: boolean;
  onRepair: (repair: OccurrenceRepair) => void;
  onToggle: () => void;
  onMore: (anchor: HTMLElement) => void;
};

const tones: Record<PlannerRow['state'], TagTone> = {
  free: 'running',
  refused: 'refused',
  skipped: 'neutral',
  removed: 'neutral',
  unchanged: 'neutral',
  checking: 'neutral',
};
const small = { size: 'small', variant: 'outlined', color: 'inherit' } as const;

/** One occurrence: its day, time and rooms, whether it can be had, and what would help. */
export function PlannerRowView({ row, zone, target, isActive, onRepair, onToggle, onMore }: Props) {
  const { state, isMoved, hasOtherRooms, wish } = row;
  const day = formatDay(row.day);
  const times = formatRange(row, zone);
  const rooms = row.rooms.map(({ name }) => name).join('、') || plannerText.noRoom;
  const stateWords =
    state === 'free' && row.needsApproval ? plannerText.needsApproval : plannerText.states[state];
  const reason = state === 'refused' ? occurrenceRefusalWords(row.refusals, zone) : '';
  const tab = { tabIndex: isActive ? 0 : -1 };
  return (
    <div
      {...target}
      role="group"
      aria-label={[day, row.holiday, times, rooms, stateWords, reason].filter(Boolean).join(' ')}
      className={styles.row}
      data-state={state}
    >
      <span className={styles.day}>{day}</span>
      <span className={styles.times} data-changed={isMoved}>
        {times}
      </span>
      <span className={styles.rooms} data-changed={hasOtherRooms}>
        {rooms}
      </span>
      <span className={styles.state}>
        <Tag tone={state === 'free' && row.needsApproval ? 'held' : tones[state]}>{stateWords}</Tag>
        {row.isChanged ? <Tag>{plannerText.changed}</Tag> : null}
        {row.holiday !== undefined ? <Tag tone="held">{row.holiday}</Tag> : null}
      </span>
      <span className={styles.actions}>
        {row.repairs.length > 2 || (wish && row.repairs.length > 0) ? (
          <Button
            {...small}
            {...tab}
            variant="text"
            aria-haspopup="menu"
            aria-label={plannerText.moreFor(day)}
            onClick={(event) => onMore(event.currentTarget)}
          >
            {plannerText.more}
          </Button>
        ) : null}
        {!isOpenToChange(row) ? null : (
          <Button
            {...small}
            {...tab}
            variant="text"
            aria-label={wish ? plannerText.restoreThis(day) : plannerText.skipThis(day)}
            onClick={onToggle}
          >
            {wish ? plannerText.restore : plannerText.skip}
          </Button>
        )}
      </span>
      {state === 'refused' ? (
        <span className={styles.clash}>
          <span className={styles.reason}>{reason}</span>
          {bestRepairs(row.repairs).map((repair) => (
            <Button key={repair.kind} {...small} {...tab} onClick={() => onRepair(repair)}>
              {repairLabel(repair, zone)}
            </Button>
          ))}
          {row.repairs.length === 0 ? (
            <span className={styles.none}>
              {row.repairsPending ? plannerText.repairsPending[row.repairsPending] : plannerText.noRepair}
            </span>
          ) : null}
        </span>
      ) : null}
    </div>
  );
}

/** The best room and the best time: the others stand in the menu. */
const bestRepairs = (repairs: readonly OccurrenceRepair[]) =>
  (['room', 'time'] as const).flatMap((kind) => repairs.find((repair) => repair.kind === kind) ?? []);
