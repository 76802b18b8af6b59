import type { CodeState } from '@/lib/contract/hand-over';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

type Presented = { codeId: string; secret: string };
type Polled = { state: CodeState; code?: string };

/**
 * The state of a code, for the browser that shows it: a reader of the QR code alone lacks the secret, and gets the answer for a
 * code that does not exist (S20). Once confirmed, each answer brings a new one-time code and ends the one before.
 */
export async function pollCode({ db, clock }: Deps, { codeId, secret }: Presented): Promise<Polled> {
  const now = clock.now();
  const [codeHash, secretHash] = [hashSecret(codeId), hashSecret(secret)];
  const row = await db
    .selectFrom('login_code')
    .where('code_hash', '=', codeHash)
    .where('secret_hash', '=', secretHash)
    .select(['state', 'expires_at'])
    .executeTakeFirst();
  if (!row) throw new ServiceError(httpCodes.notFound);
  if (row.expires_at <= now) return { state: 'expired' };
  if (row.state !== 'confirmed') return { state: row.state };

  const code = newSecret();
  const confirmed = await db
    .updateTable('login_code')
    .set({ redeem_hash: hashSecret(code) })
    .where('code_hash', '=', codeHash)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', instant(now))
    .returning('state')
    .executeTakeFirst();
  return confirmed ? { state: 'confirmed', code } : { state: 'used' };
}
