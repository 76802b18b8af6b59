import type { CodeState } from '@/lib/contract/hand-over';
import { hashSecret, newSecret } from '../../kernel/secrets/secret';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';

type Presented = { codeId: string; secret: string };
type Polled = { state: CodeState; code?: string };

/**
 * What became of a code, for the browser that shows it: whoever only read the QR code lacks the secret, and hears no more than
 * of a code that does not exist (S20). Once confirmed, each answer brings a new one-time code and ends the one before.
 */
export async function pollCode({ db, clock }: Deps, { codeId, secret }: Presented): Promise<Polled> {
  const now = clock.now();
  const [codeHash, secretHash] = [hashSecret(codeId), hashSecret(secret)];
  const found = await db
    .selectFrom('login_code')
    .where('code_hash', '=', codeHash)
    .where('secret_hash', '=', secretHash)
    .select(['state', 'expires_at'])
    .executeTakeFirst();
  if (!found) throw new ServiceError(httpCodes.notFound);
  if (found.expires_at <= now) return { state: 'expired' };
  if (found.state !== 'confirmed') return { state: found.state };

  const code = newSecret();
  const kept = await db
    .updateTable('login_code')
    .set({ redeem_hash: hashSecret(code) })
    .where('code_hash', '=', codeHash)
    .where('state', '=', 'confirmed')
    .where('expires_at', '>', instant(now))
    .returning('state')
    .executeTakeFirst();
  return kept ? { state: 'confirmed', code } : { state: 'used' };
}
