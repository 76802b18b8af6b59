import { sql } from 'kysely';
import { errorCodes } from '@/lib/domain/error-codes';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors/service-error';
import { storeCaptcha } from '../pending-captchas';

type Store = Pick<Deps, 'db' | 'clock'>;
type Given = { sessionId: string | undefined; graphicCaptcha: string | undefined };

/** From now on this text is the session's graphic captcha, and the only one. */
export async function storeGraphicCaptcha(
  deps: Store,
  { sessionId, text }: { sessionId: string; text: string },
): Promise<void> {
  await storeCaptcha(deps, {
    sessionId,
    kind: 'graphic',
    answer: { text },
    lifetimeMs: captchas.graphicLifetimeMs,
  });
}

/**
 * Checks once whether a text is right, ahead of the call that it is for. A wrong text ends the captcha; a right one leaves it
 * valid for that one call and is not checked ahead again. So a picture allows at most one wrong guess (S24). Throws 4001004.
 */
export async function checkGraphicCaptcha(
  { db, clock }: Store,
  { sessionId, graphicCaptcha }: { sessionId: string; graphicCaptcha: string },
): Promise<void> {
  const now = clock.now();
  const isRight = sql<boolean>`answer ->> 'text' = ${asTyped(graphicCaptcha)}`;
  const checked = await db
    .updateTable('captcha')
    .set({
      tries: 1,
      expires_at: sql`case when ${isRight} then expires_at else ${instant(now)} end`,
    })
    .where('session_id', '=', sessionId)
    .where('kind', '=', 'graphic')
    .where('tries', '=', 0)
    .where('expires_at', '>', instant(now))
    .returning(isRight.as('isRight'))
    .executeTakeFirst();
  if (!checked?.isRight) throw new ServiceError(errorCodes.captchaWrong);
}

/**
 * Uses the session's graphic captcha up, right or wrong (S24). Throws 4001003 when none was given, and 4001004 when it is wrong,
 * used, too old or another session's.
 */
export async function assertGraphicCaptcha(
  { db, clock }: Store,
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
  if (drawn?.text !== asTyped(graphicCaptcha)) throw new ServiceError(errorCodes.captchaWrong);
}

/** The alphabet has capitals only, so case does not matter. */
const asTyped = (text: string) => text.trim().toUpperCase();
