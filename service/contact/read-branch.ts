import type { OrgBranch } from '@/lib/contract/contact';
import { contactLimits } from '@/lib/domain/limits/contact-limits';
import type { Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import { presentPerson } from './person-shape';
import { placeOf, placeText } from './place';
import { isOrganizationPublished } from './queries/address-book';
import { countBranchMembers, getBranchMembers, getDepartments, hasDepartment } from './queries/org-branch';

const unpublished: OrgBranch = { isPublished: false, memberTotalCount: 0, departments: [], members: [] };

type Request = { parentId?: string | undefined; cursor?: string | undefined };

/**
 * One level of the organization with a page of its own people (CON-03, CON-08).
 *
 * @throws ServiceError 404000 where the company has no such department
 */
export async function readBranch(
  deps: Deps,
  caller: Caller,
  { parentId, cursor }: Request,
): Promise<OrgBranch> {
  const after = placeOf(cursor);
  if (!(await isOrganizationPublished(deps, caller))) return unpublished;
  const { db } = deps;
  const { companyId } = caller;
  if (parentId !== undefined && !(await hasDepartment(db, companyId, parentId)))
    throw new ServiceError(httpCodes.notFound);
  const size = contactLimits.branchPageSize;
  const [departments, ownTotal, rows] = await Promise.all([
    getDepartments(db, { companyId, parentId }),
    countBranchMembers(db, { companyId, parentId }),
    getBranchMembers(db, caller, { parentId, after, limit: size + 1 }),
  ]);
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return {
    isPublished: true,
    memberTotalCount: departments.reduce((sum, { memberTotalCount }) => sum + memberTotalCount, ownTotal),
    departments: after ? [] : departments,
    members: page.map(presentPerson),
    ...(rows.length > size && last && { cursor: placeText(last) }),
  };
}
