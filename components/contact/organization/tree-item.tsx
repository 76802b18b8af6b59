'use client';

import { Building2, ChevronRight } from 'lucide';
import type { CSSProperties } from 'react';
import { RetryButton } from '@/components/ui/feedback/retry-button';
import { Icon } from '@/components/ui/layout/icon';
import { Tag } from '@/components/ui/layout/tag';
import { Avatar } from '@/components/ui/people/avatar';
import { commonText } from '@/lib/text/zh-cn/common';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import styles from './organization-tree.module.css';
import type { DepartmentRow, PersonRow, StateRow, TreeRow } from './tree-rows';

type Target = { 'data-row-target': string; tabIndex: number; onFocus: () => void };

type Props = {
  row: TreeRow;
  staffId: string;
  target: Target;
  onToggle: (row: DepartmentRow) => void;
  onOpen: (row: PersonRow) => void;
};

const indent = (level: number) => ({ '--level': level - 1 }) as CSSProperties;

/** One row of the tree. */
export function TreeItem({ row, staffId, target, onToggle, onOpen }: Props) {
  if (row.kind === 'department') return <Department row={row} target={target} onToggle={onToggle} />;
  if (row.kind === 'person') return <Person row={row} staffId={staffId} target={target} onOpen={onOpen} />;
  return <State row={row} target={target} />;
}

function Department({ row, target, onToggle }: Pick<Props, 'target' | 'onToggle'> & { row: DepartmentRow }) {
  const { department, isOpen, level, position, size } = row;
  return (
    <div
      {...target}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={isOpen}
      aria-selected={false}
      aria-label={`${department.name}${commonText.separator}${contactsText.count(department.memberTotalCount)}`}
      className={styles.item}
      style={indent(level)}
      onClick={() => onToggle(row)}
    >
      <Icon of={ChevronRight} size={16} className={styles.chevron} />
      <Icon of={Building2} size={18} className={styles.building} />
      <span className={styles.name}>{department.name}</span>
      <span className={styles.count}>{contactsText.count(department.memberTotalCount)}</span>
    </div>
  );
}

function Person({ row, staffId, target, onOpen }: Omit<Props, 'row' | 'onToggle'> & { row: PersonRow }) {
  const { person, level, position, size } = row;
  const { realName, remark, jobTitle } = person;
  return (
    <div
      {...target}
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-selected={false}
      aria-label={[realName, remark, jobTitle].filter(Boolean).join(commonText.separator)}
      aria-haspopup="dialog"
      className={styles.item}
      style={indent(level)}
      onClick={() => onOpen(row)}
    >
      <span className={styles.person}>
        <Avatar
          name={realName}
          picture={person.avatar}
          tone={person.staffId === staffId ? 'accent' : 'neutral'}
        />
        <bdi className={styles.name}>{remark ? `${realName}（${remark}）` : realName}</bdi>
        {person.staffId === staffId ? <Tag tone="accent">{contactsText.self}</Tag> : null}
        <span className={styles.title}>{jobTitle}</span>
      </span>
    </div>
  );
}

const words = {
  pending: commonText.loading,
  more: contactsText.loadingMore,
  empty: contactsText.emptyDepartment,
};

function State({ row: { kind, level, branch }, target }: Pick<Props, 'target'> & { row: StateRow }) {
  if (kind === 'failed') {
    return (
      <div
        {...target}
        role="treeitem"
        aria-selected={false}
        aria-level={level}
        className={styles.item}
        style={indent(level)}
      >
        <span className={styles.failed}>{contactsText.failedOrganization}</span>
        <RetryButton variant="text" onRetry={branch.read} isRetrying={branch.isFetching} />
      </div>
    );
  }
  return (
    <div
      {...(kind === 'empty' ? target : {})}
      role="treeitem"
      aria-selected={false}
      aria-level={level}
      aria-disabled
      className={styles.item}
      style={indent(level)}
    >
      <span className={styles.note}>{words[kind]}</span>
    </div>
  );
}
