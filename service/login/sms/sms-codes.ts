import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import { errorCodes } from '@/lib/domain/error-codes';
import { smsCodes } from '@/lib/domain/limits/way-in-limits';
import type { CodeType } from '../../gateways/sms/sms-gateway';
import { instant } from '../../db/sql/instant';
import type { Deps } from '../../kernel/deps';
import { ServiceError } from '../../kernel/errors/service-error';
import { bucketOf } from '../../kernel/rate-limit/buckets';
import { limitFailures } from '../../kernel/rate-limit/limit-failures';
import { hashBriefSecret, verifyPassword } from '../../account/password/password-hash';

type Store = Pick<Deps, 'db' | 'clock'>;

/** A code is good for one number and one purpose. */
type Purpose = { mobile: string; type: CodeType };
type Guess = Purpose & { code: string };

/** Dead codes that each new one deletes. */
const deletedPerIssue = 10;

/** A new code; the one before it is dead from here on. */
export async function issueSmsCode({ db, clock }: Store, { mobile, type }: Purpose): Promise<string> {
  const code = String(randomInt(10 ** smsCodes.digits)).padStart(smsCodes.digits, '0');
  const now = clock.now();
  await deleteExpiredCodes({ db, clock });
  const issued = {
    id: newId(),
    code_hash: await hashBriefSecret(code),
    tries: 0,
    expires_at: new Date(now + smsCodes.lifetimeMs),
  };
  await db
    .insertInto('sms_code')
    .values({ mobile, type, ...issued })
    .onConflict((conflict) => conflict.columns(['mobile', 'type']).doUpdateSet(issued))
    .execute();
  return code;
}

/** Deletes a code that was not delivered. */
export async function deleteSmsCode({ db }: Pick<Deps, 'db'>, { mobile, type }: Purpose): Promise<void> {
  await db.deleteFrom('sms_code').where('mobile', '=', mobile).where('type', '=', type).execute();
}

/**
 * Uses a code up (S22). Call it before a transaction, not within: a try stays a try, whatever becomes of what follows.
 * Throws 4002002 when the code is wrong, too old, used, or another number's or purpose's; 4002003 after too many tries.
 */
export async function consumeSmsCode(deps: Store, guess: Guess): Promise<void> {
  await consumeCheckedSmsCode(deps, await checkSmsCode(deps, guess));
}

/**
 * As {@link consumeSmsCode}, but leaves the code to be used, at the price of one of the five attempts; returns the id for
 * {@link consumeCheckedSmsCode}.
 */
export async function checkSmsCode(deps: Store, guess: Guess): Promise<string> {
  const tried = await consumeAttempt(deps, guess);
  // Codes of one number that are requested one after the other give no more attempts in a day than this.
  const buckets = [bucketOf('smsTries', guess.mobile)];
  return limitFailures(deps, { buckets, refused: tooManyTries }, async () => {
    if (await verifyPassword(guess.code, tried.code_hash)) return tried.id;
    throw tried.tries < smsCodes.tries ? wrong() : tooManyTries();
  });
}

/** Uses up a code that was checked; among parallel calls one gets it, and 4002002 is thrown to the others. */
export async function consumeCheckedSmsCode({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  const consumed = await db
    .deleteFrom('sms_code')
    .where('id', '=', id)
    .returning(sql<boolean>`true`.as('consumed'))
    .executeTakeFirst();
  if (!consumed) throw wrong();
}

/** One statement: of any number of parallel guesses only as many as a code has tries are ever compared with it. */
async function consumeAttempt({ db, clock }: Store, { mobile, type }: Purpose) {
  const live = db
    .selectFrom('sms_code')
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('expires_at', '>', instant(clock.now()));
  const tried = await db
    .updateTable('sms_code')
    .set({ tries: sql<number>`tries + 1` })
    .where('mobile', '=', mobile)
    .where('type', '=', type)
    .where('expires_at', '>', instant(clock.now()))
    .where('tries', '<', smsCodes.tries)
    .returning(['id', 'code_hash', 'tries'])
    .executeTakeFirst();
  if (tried) return tried;
  throw (await live.select('id').executeTakeFirst()) ? tooManyTries() : wrong();
}

const wrong = () => new ServiceError(errorCodes.smsCodeWrong);
const tooManyTries = () => new ServiceError(errorCodes.smsCodeTooManyTries);

async function deleteExpiredCodes({ db, clock }: Store): Promise<void> {
  await db
    .deleteFrom('sms_code')
    .where('id', 'in', (dead) =>
      dead
        .selectFrom('sms_code')
        .where('expires_at', '<=', instant(clock.now()))
        .select('id')
        .limit(deletedPerIssue)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
