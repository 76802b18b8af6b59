import { sql, type Transaction } from 'kysely';
import type { WechatConflict } from '@/lib/contract/hand-over';
import { serviceText } from '@/lib/text/zh-cn/service';
import { redeemTicket } from '../../account/tickets';
import type { Database } from '../../db/database';
import { inTransaction } from '../../kernel/commands/transaction';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import type { AccountCaller } from '../../kernel/caller';
import { preparedWechatSchema } from './prepare-wechat';

type Bound = { ticket: string; traceId: string };

/**
 * Binds the chat account of a ticket, once: not to an account that has another, and never one that another account has
 * (AUTH-06, ADR 37). A refusal leaves the ticket for the next log-in.
 */
export async function bindWechat(
  deps: Deps,
  { accountId }: AccountCaller,
  { ticket, traceId }: Bound,
): Promise<void> {
  const { clock, logger } = deps;
  await inTransaction(deps.db, async (trx) => {
    const redeemed = await redeemTicket({ db: trx, clock }, { purpose: 'wechat-binding', secret: ticket });
    if (!redeemed) throw new ServiceError(httpCodes.gone, { message: serviceText.wechatTicketGone });
    const { openid } = preparedWechatSchema.parse(redeemed.data);
    await oneAfterTheOther(trx, openid);
    const own = await ownOpenid(trx, accountId);
    if (own === openid) return;
    if (own !== null) throw conflict('account', serviceText.accountHasWechat);
    if (await isTaken(trx, openid)) throw conflict('wechat', serviceText.wechatTaken);
    await trx
      .updateTable('account')
      .set({ wechat_openid: openid, wechat_bound_at: new Date(clock.now()) })
      .where('id', '=', accountId)
      .execute();
  });
  logger.info({ traceId, accountId }, 'social chat account bound');
}

/** Two tickets of one chat account, in two browsers, are judged in turn. */
const oneAfterTheOther = (trx: Transaction<Database>, openid: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`wechat\n${openid}`}, 0))`.execute(trx);

/** Held until the end: two tickets for one account are judged in turn as well. */
const ownOpenid = async (trx: Transaction<Database>, accountId: string): Promise<string | null> =>
  (
    await trx
      .selectFrom('account')
      .where('id', '=', accountId)
      .select('wechat_openid')
      .forUpdate()
      .executeTakeFirstOrThrow()
  ).wechat_openid;

const isTaken = async (trx: Transaction<Database>, openid: string): Promise<boolean> =>
  (await trx.selectFrom('account').where('wechat_openid', '=', openid).select('id').executeTakeFirst()) !==
  undefined;

const conflict = (bound: WechatConflict['bound'], message: string) => {
  const data: WechatConflict = { bound };
  return new ServiceError(httpCodes.conflict, { message, data });
};
