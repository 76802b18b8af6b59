import type { LoginResult } from '@/lib/contract/auth';
import type { Deps } from '../../kernel/deps';
import type { Client } from '../../kernel/client-address';
import { issueAccessToken } from './issue-access-token';

/** The account as it was when its password was compared. */
type Compared = { id: string; password_hash: string | null };

/**
 * Issues a token for a password that was right, unless the account was disabled or the password changed while it was being compared:
 * the session would outlive the change (S27). Either the change waits for this lock, and ends the token; or it was first.
 */
export const logInByPassword = (
  deps: Pick<Deps, 'db' | 'clock'>,
  { id, password_hash: compared }: Compared,
  client: Client,
): Promise<LoginResult | undefined> =>
  deps.db.transaction().execute(async (trx) => {
    const unchanged = await trx
      .selectFrom('account')
      .where('id', '=', id)
      .where('password_hash', '=', compared)
      .where('disabled_at', 'is', null)
      .select('id')
      .forShare()
      .executeTakeFirst();
    return unchanged && issueAccessToken({ ...deps, db: trx }, id, client);
  });
