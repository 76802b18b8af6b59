import type { Db } from './builders/db';

/** The stored hash of an account's password. */
export async function storedPassword(db: Db, accountId: string): Promise<string | null> {
  const { password_hash } = await db
    .selectFrom('account')
    .where('id', '=', accountId)
    .select('password_hash')
    .executeTakeFirstOrThrow();
  return password_hash;
}
