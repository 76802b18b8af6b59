import type { Session } from '@/bff/session/identity';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import { limits } from '@/lib/domain/limits/limits';
import { promiseCache } from '@/bff/promise-cache';

const asked = promiseCache<boolean>({ ttlMs: limits.revocationMs });

/**
 * Whether a refusal (403) means that the person has no place in the chosen company any more, and not just no right to the one
 * thing (S10). `accountApi` must not speak for the company: a service may refuse every call that does.
 */
export async function hasLeftCompany(session: Session, accountApi: Api): Promise<boolean> {
  const { id, staff } = session;
  return staff !== undefined && asked(id, () => isMissing(staff.staffId, accountApi));
}

async function isMissing(staffId: string, accountApi: Api): Promise<boolean> {
  try {
    const staffs = await accountApi('GET /api-meeting/api/user/staffs', { query: {} });
    return staffs.every((own) => own.staffId !== staffId);
  } catch (error) {
    // Who cannot be asked has taken nothing back; then the refusal stands as it is.
    return error instanceof ApiError && error.status === 403;
  }
}
