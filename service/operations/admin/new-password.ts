import { randomInt } from 'node:crypto';
import { adminText } from '@/lib/text/zh-cn/admin';
import { revokeSessions } from '../../account/commands/revoke-sessions';
import { hashPassword } from '../../account/password/password-hash';
import { byMobileOrName } from '../../account/queries/by-mobile-or-name';
import { AdminError } from './admin-error';
import type { AdminParts } from './admin-request';

/** Letters and digits that nobody takes for another; two kinds of characters are what the rules of passwords want. */
const letters = 'abcdefghjkmnpqrstuvwxyz';
const digits = '23456789';
const ofEach = 5;

const pick = (from: string) => from.charAt(randomInt(from.length));

/** A password that is typed once and changed then. */
const randomPassword = (): string =>
  Array.from({ length: ofEach }, () => pick(letters)).join('') +
  Array.from({ length: ofEach }, () => pick(digits)).join('');

/** Gives an account another password, and ends its sessions: for companies without text messages or single sign-on. */
export async function setNewPassword({ db, clock, announce }: AdminParts, name: string): Promise<string[]> {
  const account = await db.selectFrom('account').where(byMobileOrName(name)).select('id').executeTakeFirst();
  if (account === undefined) throw new AdminError(adminText.noAccount(name));
  const password = randomPassword();
  const hash = await hashPassword(password);
  const ended = await db.transaction().execute(async (trx) => {
    await trx.updateTable('account').set({ password_hash: hash }).where('id', '=', account.id).execute();
    return revokeSessions(trx, { accountId: account.id, now: clock.now() });
  });
  await announce(ended);
  return [adminText.password(name), password];
}
