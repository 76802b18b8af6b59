'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import { useRovingRows } from '@/components/ui/list/use-roving-rows';
import { VirtualList } from '@/components/ui/list/virtual-list';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { plannerText } from '@/lib/text/zh-cn/series';
import type { OccurrenceWish, Wishes } from '../rule/repeat-values';
import { LazyRepairMenu } from './row/lazy-repair-menu';
import { isOpenToChange, type PlannerRow } from './planner-row';
import { PlannerRowView } from './row/planner-row-view';
import styles from './series-planner.module.css';
import { withWishes, wishOf } from './wish-changes';

type Props = {
  rows: readonly PlannerRow[];
  wishes: Wishes;
  basis: string;
  zone: string;
  onWishes: (wishes: Wishes) => void;
};

type Menu = { row: PlannerRow; anchor: HTMLElement };

const heights = {
  desk: { plain: 46, refused: 80 },
  phone: { plain: 76, refused: 140 },
} as const;

/** The rows, only those in sight in the page; arrows go from row to row, and one key does what a row needs. */
export function PlannerList({ rows, wishes, basis, zone, onWishes }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<Menu | null>(null);
  const height = heights[useMediaQuery('(max-width: 599.95px)') ? 'phone' : 'desk'];
  const wish = (row: PlannerRow, next: OccurrenceWish | undefined) =>
    onWishes(withWishes(wishes, [{ row, wish: next }]));
  const toggle = (row: PlannerRow) => wish(row, row.wish ? undefined : { skip: true });

  const keys: Record<string, (row: PlannerRow, element: HTMLElement, index: number) => void> = {
    Enter: (row, element) => row.repairs.length > 0 && setMenu({ row, anchor: element }),
    s: (row) => isOpenToChange(row) && toggle(row),
    n: (_row, _element, index) => {
      const next = rows.findIndex(({ state }, at) => at > index && state === 'refused');
      roving.focus(next === -1 ? rows.findIndex(({ state }) => state === 'refused') : next);
    },
  };
  const onKey = (event: KeyboardEvent, index: number) => {
    const { target, key } = event;
    const row = rows[index];
    const run = keys[key.length === 1 ? key.toLowerCase() : key];
    // Buttons of the row have keys of their own.
    if (!row || !run || !(target instanceof HTMLElement) || !('rowTarget' in target.dataset)) return false;
    run(row, target, index);
    return true;
  };
  const roving = useRovingRows({ count: rows.length, isStop: () => true, frameRef: frame, onKey });

  return (
    <>
      <p className={styles.keys}>{plannerText.keys}</p>
      <VirtualList
        items={rows}
        keyOf={({ recursAt }) => String(recursAt)}
        heightOf={({ state }) => (state === 'refused' ? height.refused : height.plain)}
        role="list"
        label={plannerText.list}
        active={roving.active}
        className={styles.list}
        scrollerRef={frame}
        onKeyDown={roving.onKeyDown}
      >
        {(row, index) => (
          <PlannerRowView
            row={row}
            zone={zone}
            target={roving.target(index)}
            isActive={index === roving.active}
            onRepair={(repair) => {
              wish(row, wishOf(row, repair, basis));
              // The pressed button goes with the clash.
              roving.focus(index);
            }}
            onToggle={() => toggle(row)}
            onMore={(anchor) => setMenu({ row, anchor })}
          />
        )}
      </VirtualList>
      {menu ? (
        <LazyRepairMenu
          row={menu.row}
          anchor={menu.anchor}
          zone={zone}
          onPick={(repair) => wish(menu.row, wishOf(menu.row, repair, basis))}
          onSkip={() => wish(menu.row, { skip: true })}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </>
  );
}
