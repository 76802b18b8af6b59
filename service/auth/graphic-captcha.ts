import { sql } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { instant } from '../db/instant';
import type { Deps } from '../deps';
import { ServiceError } from '../errors';

type Given = { sessionId: string | undefined; graphicCaptcha: string | undefined };

/**
 * Uses the session's graphic captcha up, right or wrong (S24). Throws 4001003 when none was given, and 4001004 when it is wrong,
 * used, too old or another session's.
 */
export async function assertGraphicCaptcha(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { sessionId, graphicCaptcha }: Given,
): Promise<void> {
  if (!sessionId || !graphicCaptcha?.trim()) throw new ServiceError(errorCodes.captchaRequired);
  const drawn = await db
    .deleteFrom('captcha')
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'graphic')
    .where('expires_at', '>', instant(clock.now()))
    .returning(sql<string>`answer ->> 'text'`.as('text'))
    .executeTakeFirst();
  if (!isSameText(drawn?.text, graphicCaptcha)) throw new ServiceError(errorCodes.captchaWrong);
}

/** The alphabet has capitals only; nobody need mind them. */
const isSameText = (drawn: string | undefined, given: string) => drawn === given.trim().toUpperCase();
