import { validate as isUuid } from 'uuid';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import { revokeSessions, recheckTokens } from './revoke-sessions';

type Ending = { caller: AccountCaller; traceId: string };

/** Logs out one other place of the account; another account's, and the one that asks, are not to be found here. */
export async function endOtherSession(
  deps: Deps,
  { caller, id, traceId }: Ending & { id: string },
): Promise<void> {
  const ended = isUuid(id) ? await endOthers(deps, caller, id) : [];
  if (ended.length === 0) throw new ServiceError(httpCodes.notFound);
  deps.logger.info({ traceId, accountId: caller.accountId }, 'session ended');
}

/** Logs out all other places of the account. */
export async function endOtherSessions(deps: Deps, { caller, traceId }: Ending): Promise<void> {
  const ended = await endOthers(deps, caller);
  deps.logger.info({ traceId, accountId: caller.accountId, count: ended.length }, 'other sessions ended');
}

async function endOthers(deps: Deps, caller: AccountCaller, id?: string): Promise<Buffer[]> {
  const own = { accountId: caller.accountId, except: caller.tokenHash };
  const ended = await deps.db.transaction().execute(async (trx) => {
    // Trades of a token wait for this, or this for them: none slips through between the two (SESS-13).
    await trx.selectFrom('account').where('id', '=', own.accountId).select('id').forUpdate().execute();
    return revokeSessions(trx, { ...own, id, now: deps.clock.now() });
  });
  recheckTokens(deps, ended);
  return ended;
}
