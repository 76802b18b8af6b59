import { checkNewPassword } from '@/lib/domain/account/new-password-rules';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { serviceText } from '@/lib/text/zh-cn/service';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { isCommonPassword } from './common-passwords';

/** Shorter names are part of too many good passwords. */
const shortestName = 4;

/**
 * The rules of a new password, checked again after the form (S27): length and kinds of characters, not in the list of common
 * passwords, and not like its owner's name or mobile.
 *
 * @param names User name and mobile of the account that it belongs to.
 * @throws ServiceError 400000 with the rule's sentence, as message and as `data.fields`.
 */
export async function assertNewPassword(password: string, names: readonly (string | null)[]): Promise<void> {
  const broken = checkNewPassword(password);
  if (broken) throw refusedPassword(accountMessages[broken]);
  if (await isCommonPassword(password)) throw refusedPassword(serviceText.passwordCommon);
  if (names.some((name) => isNamedIn(password, name))) throw refusedPassword(serviceText.passwordNamesOwner);
}

const isNamedIn = (password: string, name: string | null) =>
  name !== null && name.length >= shortestName && password.toLowerCase().includes(name.toLowerCase());

export const refusedPassword = (message: string): ServiceError =>
  new ServiceError(httpCodes.invalid, {
    message,
    data: { fields: [{ part: 'body', path: 'password', message }] },
  });
