import { timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';
import { hashSecret } from '../../kernel/secrets/secret';

export type SignCode = NonNullable<Awaited<ReturnType<typeof findSignCode>>>;

/** The hashes of a room's sign-in code and of the one before it; undefined when the caller's company has no such room. */
export const findSignCode = (db: Kysely<Database>, caller: Pick<Caller, 'companyId'>, roomId: string) =>
  db
    .selectFrom('room')
    .where('company_id', '=', caller.companyId)
    .where('id', '=', roomId)
    .where('deleted_at', 'is', null)
    .select(['name', 'sign_code_hash', 'former_sign_code_hash', 'sign_code_renewed_at'])
    .executeTakeFirst();

/** Whether a code is the room's own, or the one before it for a while: a phone may have scanned it just before it changed. */
export function isSignCode(room: SignCode, code: string, now: number): boolean {
  const { sign_code_hash: current, former_sign_code_hash: former, sign_code_renewed_at: renewedAt } = room;
  const isRecent = renewedAt !== null && now < renewedAt + presenceLimits.signCodeGraceMs;
  const hash = hashSecret(code);
  return [current, isRecent ? former : null].some((each) => each !== null && timingSafeEqual(each, hash));
}
