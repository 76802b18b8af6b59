import type { Exchange } from '@/bff/proxy/exchange';
import { refusals } from '@/bff/http/refusals/refusal';
import { asAccount } from '@/bff/session/identity';
import { createServerApi } from '@/bff/upstream/server-api';
import { ApiError } from '@/lib/client/failures/api-error';
import { hasLeftCompany } from './has-left-company';

/** What a browser is to hear of a failed call: a service refuses a person whom the company has let go as it refuses any thing (S10). */
export async function withLostIdentity(
  error: unknown,
  { incoming, session }: Pick<Exchange, 'incoming' | 'session'>,
): Promise<unknown> {
  if (!(error instanceof ApiError) || error.status !== 403 || !session) return error;
  const accountApi = createServerApi({ ...incoming, session: asAccount(session) }, incoming.gateway);
  return (await hasLeftCompany(session, accountApi)) ? refusals.identityLost() : error;
}
