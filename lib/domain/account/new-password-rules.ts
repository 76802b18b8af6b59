import { required, type Verdict } from './account-rules';
import { limits } from '../limits/limits';

// Printable ASCII: every keyboard and every service can enter it.
const passwordPattern = new RegExp(
  `^[\\x21-\\x7e]{${limits.passwordMinLength},${limits.passwordMaxLength}}$`,
);
const passwordKinds = [/[A-Za-z]/, /\d/, /[^A-Za-z0-9]/];

/**
 * @example
 * checkOldPassword('') //=> 'oldPasswordRequired'
 */
export function checkOldPassword(value: string): Verdict {
  return required(value, 'oldPasswordRequired');
}

/**
 * Required; 8 to 16 characters with two kinds among letters, digits and symbols; not the old one, where that is passed in.
 *
 * @example
 * checkNewPassword('abcdefgh') //=> 'passwordFormat'
 * checkNewPassword('Demo1234', { oldPassword: 'Demo1234' }) //=> 'passwordUnchanged'
 */
export function checkNewPassword(value: string, { oldPassword }: { oldPassword?: string } = {}): Verdict {
  const missing = required(value, 'newPasswordRequired');
  if (missing) return missing;
  const kinds = passwordKinds.filter((kind) => kind.test(value)).length;
  if (!passwordPattern.test(value) || kinds < limits.passwordKindsRequired) return 'passwordFormat';
  return value === oldPassword ? 'passwordUnchanged' : undefined;
}
