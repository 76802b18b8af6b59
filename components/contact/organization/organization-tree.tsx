'use client';

import { useCallback, useMemo, useRef, type KeyboardEvent } from 'react';
import { useRovingRows } from '@/components/ui/list/use-roving-rows';
import { VirtualList } from '@/components/ui/list/virtual-list';
import { limits } from '@/lib/domain/limits/limits';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { contactsHref, refOf, type ContactView } from '../contact-view';
import styles from './organization-tree.module.css';
import { TreeItem } from './tree-item';
import { treeRows, type BranchState, type DepartmentRow, type PersonRow, type TreeRow } from './tree-rows';
import { useBranches } from './use-branches';

type Props = { top: BranchState; view: ContactView; staffId: string };

const departmentPx = 44;
const personPx = 52;
const keyOf = ({ key }: TreeRow) => key;
const heightOf = ({ kind }: TreeRow) => (kind === 'person' ? personPx : departmentPx);
const frameHeight = { height: `calc(100dvh - ${limits.orgTreeOffsetPx}px)` };

/** The organization as a tree that is read branch by branch (CON-03, CON-08). */
export function OrganizationTree({ top, view, staffId }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const { branches, openIds, toggle, readers } = useBranches(top);
  const rows = useMemo(() => treeRows({ branches, openIds }), [branches, openIds]);

  const parentOf = ({ parentId }: TreeRow) =>
    rows.findIndex((row) => row.kind === 'department' && row.department.id === parentId);

  /** Left and right by the tree pattern of the APG. */
  const onKey = ({ key }: KeyboardEvent, active: number): boolean => {
    const row = rows[active];
    if (!row) return false;
    const department = row.kind === 'department' ? row : undefined;
    if (key === 'ArrowRight' && department) {
      if (department.isOpen) roving.focus(active + 1);
      else open(department, true);
      return true;
    }
    if (key === 'ArrowLeft') {
      if (department?.isOpen) open(department, false);
      else if (parentOf(row) >= 0) roving.focus(parentOf(row));
      return true;
    }
    if (key !== 'Enter' && key !== ' ') return false;
    if (department) open(department, !department.isOpen);
    else if (row.kind === 'person') openCard(row);
    else if (row.kind === 'failed') row.branch.read();
    return true;
  };
  const openCard = ({ person }: PersonRow) =>
    window.history.pushState(null, '', contactsHref({ ...view, person: refOf(person) }));
  const open = ({ department }: DepartmentRow, isOpen: boolean) => toggle(department.id, isOpen);

  const roving = useRovingRows({
    count: rows.length,
    isStop: (index) => rows[index]?.kind !== 'pending' && rows[index]?.kind !== 'more',
    frameRef: frame,
    onKey,
  });

  // The next people of a branch are read when the place where they belong comes into sight.
  const readShown = useCallback((visible: readonly TreeRow[]) => {
    for (const row of visible) if (row.kind === 'more') row.branch.read();
  }, []);

  return (
    <>
      {readers}
      <VirtualList
        items={rows}
        keyOf={keyOf}
        heightOf={heightOf}
        role="tree"
        label={contactsText.groups.organization}
        active={roving.active}
        className={styles.tree}
        style={frameHeight}
        scrollerRef={frame}
        onKeyDown={roving.onKeyDown}
        onRows={readShown}
      >
        {(row, index) => (
          <TreeItem
            row={row}
            staffId={staffId}
            target={roving.target(index)}
            onToggle={(department) => open(department, !department.isOpen)}
            onOpen={openCard}
          />
        )}
      </VirtualList>
    </>
  );
}
