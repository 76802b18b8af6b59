import type { Contact, OrgBranch } from '@/lib/contract/contact';

/** One branch as far as it is read. */
export type BranchState = {
  departments: OrgBranch['departments'];
  members: Contact[];
  /** More people follow. */
  hasMore: boolean;
  isPending: boolean;
  error: Error | null;
  isFetching: boolean;
  /** Reads the next people, or again what failed. */
  read: () => void;
};

/** The id under which the top of the organization stands among the branches. */
export const topId = '';

type Place = { key: string; level: number; parentId: string };
export type DepartmentRow = Place & {
  kind: 'department';
  department: OrgBranch['departments'][number];
  isOpen: boolean;
  /** Its place among its sisters, from 1 on, and how many they are. */
  position: number;
  size: number;
};
export type PersonRow = Place & { kind: 'person'; person: Contact; position: number; size: number };
/** Stands where something is still to come: the next people, or a failure with its retry. */
export type StateRow = Place & { kind: 'pending' | 'more' | 'failed' | 'empty'; branch: BranchState };
export type TreeRow = DepartmentRow | PersonRow | StateRow;

type Sources = { branches: ReadonlyMap<string, BranchState>; openIds: ReadonlySet<string> };

/** The rows of a tree whose open branches are known, from the top to the bottom (CON-03). */
export function treeRows(sources: Sources, parentId = topId, level = 1): TreeRow[] {
  const branch = sources.branches.get(parentId);
  if (!branch) return [];
  const state = (kind: StateRow['kind']): StateRow => ({
    kind,
    key: `${kind} ${parentId}`,
    level,
    parentId,
    branch,
  });
  if (branch.isPending) return [state(branch.error ? 'failed' : 'pending')];

  const { departments, members, hasMore } = branch;
  // An unknown size is -1 (WAI-ARIA 1.2).
  const size = hasMore ? -1 : departments.length + members.length;
  const rows: TreeRow[] = departments.flatMap((department, index) => {
    const isOpen = sources.openIds.has(department.id);
    const row: DepartmentRow = {
      kind: 'department',
      key: `department ${department.id}`,
      level,
      parentId,
      department,
      isOpen,
      position: index + 1,
      size,
    };
    return isOpen ? [row, ...treeRows(sources, department.id, level + 1)] : [row];
  });
  const people = members.map((person, index): PersonRow => ({
    kind: 'person',
    // A person may stand under several departments.
    key: `person ${parentId} ${person.staffId ?? person.id ?? index}`,
    level,
    parentId,
    person,
    position: departments.length + index + 1,
    size,
  }));
  const end = hasMore ? [state(branch.error ? 'failed' : 'more')] : [];
  const none = departments.length + members.length === 0 && level > 1 ? [state('empty')] : [];
  return [...rows, ...people, ...end, ...none];
}
