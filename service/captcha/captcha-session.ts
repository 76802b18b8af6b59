import { errorCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { instant } from '../db/sql/instant';
import type { Deps } from '../kernel/deps';
import { ServiceError } from '../kernel/errors/service-error';
import { newSecret } from '../kernel/secrets/secret';

type Store = Pick<Deps, 'db' | 'clock'>;

/** Old ones that each new one deletes, so that strangers cannot pile them up. */
const sweptPerIssue = 10;

/** The session that captchas belong to: 256 random bits, valid for 24 hours (AUTH-19). The BFF ties it to one browser (S24). */
export async function issueCaptchaSession({ db, clock }: Store): Promise<string> {
  const now = clock.now();
  const id = newSecret();
  await db
    .with('swept', (query) =>
      query
        .deleteFrom('captcha_session')
        .where('id', 'in', (old) =>
          old
            .selectFrom('captcha_session')
            .where('expires_at', '<=', instant(now))
            .select('id')
            .limit(sweptPerIssue)
            .forUpdate()
            .skipLocked(),
        ),
    )
    .insertInto('captcha_session')
    .values({ id, expires_at: new Date(now + limits.sessionIdCacheMs) })
    .execute();
  return id;
}

/** Throws 4001004 for a session that was never issued or is over: whatever is solved for it proves nothing. */
export async function assertCaptchaSession({ db, clock }: Store, sessionId: string): Promise<void> {
  const row = await db
    .selectFrom('captcha_session')
    .where('id', '=', sessionId)
    .where('expires_at', '>', instant(clock.now()))
    .select('id')
    .executeTakeFirst();
  if (!row) throw new ServiceError(errorCodes.captchaWrong);
}
