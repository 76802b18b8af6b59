import type { OrgNode } from '@/lib/contract/contact';
import { presentPerson } from './person-shape';
import type { OrganizationRows } from './queries/org-tree';

/** The organization as one tree under the company, which holds the people without a department. */
export function presentOrganization({ company, departments, people }: OrganizationRows): OrgNode[] {
  const childrenOf = groupBy(departments, ({ parent_id: parentId }) => parentId);
  const peopleOf = groupBy(people, ({ department_id: departmentId }) => departmentId);
  const node = ({ id, name }: { id: string; name: string }, key: string | null): OrgNode => {
    const children = (childrenOf.get(key) ?? []).map((child) => node(child, child.id));
    const members = (peopleOf.get(key) ?? []).map(presentPerson);
    const below = children.reduce((sum, { memberTotalCount }) => sum + memberTotalCount, 0);
    return { id, name, memberTotalCount: members.length + below, children, members };
  };
  return [node(company, null)];
}

function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string | null): Map<string | null, Row[]> {
  const groups = new Map<string | null, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}
