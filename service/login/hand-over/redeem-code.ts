import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { hashSecret } from '../../kernel/secrets/secret';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

/** The account that confirmed the code; only the first call with the code gets it (S20). */
export async function redeemCode({ db, clock }: Deps, code: string): Promise<string> {
  const redeemed = await db
    .updateTable('login_code')
    .set({ state: 'used', redeem_hash: null })
    .where('redeem_hash', '=', hashSecret(code))
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', instant(clock.now()))
    .where('account_id', 'in', (active) =>
      active.selectFrom('account').where('disabled_at', 'is', null).select('id'),
    )
    .returning('account_id')
    .executeTakeFirst();
  if (!redeemed?.account_id) throw new ServiceError(httpCodes.gone, { message: qrLoginText.expired });
  return redeemed.account_id;
}
