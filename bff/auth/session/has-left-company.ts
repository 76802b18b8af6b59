import { refusals } from '@/bff/http/refusals/refusal';
import type { Exchange } from '@/bff/proxy/exchange';
import { asAccount, type Session } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import { limits } from '@/lib/domain/limits/limits';
import { promiseCache } from '@/bff/promise-cache';

const departures = promiseCache<boolean>({ ttlMs: limits.revocationMs });

/**
 * Whether a refusal (403) means that the person has left the chosen company, rather than lacks the permission for one thing
 * (S10). `accountApi` must not name the company: a service may refuse every call that does.
 */
export async function hasLeftCompany(session: Session, accountApi: Api): Promise<boolean> {
  const { id, staff } = session;
  return staff !== undefined && departures(id, () => isMissing(staff.staffId, accountApi));
}

async function isMissing(staffId: string, accountApi: Api): Promise<boolean> {
  try {
    const staffs = await accountApi('GET /api-meeting/api/user/staffs', { query: {} });
    return staffs.every((own) => own.staffId !== staffId);
  } catch (error) {
    // Without an answer the place counts as kept, and the refusal stands as it is.
    return error instanceof ApiError && error.status === 403;
  }
}

/** The failure for the browser: a 403 becomes `identityLost` when the person has left the company (S10). */
export async function asLostIdentity(
  error: unknown,
  { incoming, session }: Pick<Exchange, 'incoming' | 'session'>,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 403 || !session) return error;
  const accountApi = createServerApi({ ...incoming, session: asAccount(session) }, incoming.gateway);
  return (await hasLeftCompany(session, accountApi)) ? refusals.identityLost() : error;
}
