import { serviceText } from '@/lib/text/zh-cn/service';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';

type Unbound = { openid: string; traceId: string };

/** Removes the caller's social chat account, unless it is the last way to log in to the account (AUTH-20). */
export async function unbindWechat(
  { db, logger }: Deps,
  { accountId }: AccountCaller,
  { openid, traceId }: Unbound,
): Promise<void> {
  const unbound = await db
    .updateTable('account')
    .set({ wechat_openid: null, wechat_bound_at: null })
    .where('id', '=', accountId)
    .where('wechat_openid', '=', openid)
    .where((eb) =>
      eb.or([
        eb('mobile', 'is not', null),
        eb('password_hash', 'is not', null),
        eb.exists(eb.selectFrom('account_identity').where('account_id', '=', accountId).select('account_id')),
      ]),
    )
    .returning('id')
    .executeTakeFirst();
  if (!unbound) throw await refusal({ db }, { accountId, openid });
  logger.info({ traceId, accountId }, 'social chat account unbound');
}

/** An openid of another account and one that does not exist are refused alike. */
async function refusal(
  { db }: Pick<Deps, 'db'>,
  { accountId, openid }: { accountId: string; openid: string },
): Promise<ServiceError> {
  const own = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .where('wechat_openid', '=', openid)
    .select('id')
    .executeTakeFirst();
  return own
    ? new ServiceError(httpCodes.conflict, { message: serviceText.lastWayIn })
    : new ServiceError(httpCodes.forbidden);
}
