import { guestLimits } from '../limits/notices/guest-limits';

/** Somebody from outside the company who gets mail about a meeting, and nothing else. */
export type Guest = { name: string; email: string };

/**
 * One mailbox without a name, a comment or quotes (RFC 5321, section 4.1.2): what mail programs take everywhere, and nothing that
 * could begin another header (S48), or be taken for an option or a pipe by a mail program.
 */
export const emailPattern =
  /^(?![-|])[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/i;

/** Characters that steer a terminal, a header or the direction of reading. */
export const steeringPattern = /[\p{Cc}\p{Cs}\u2028-\u202E\u2066-\u2069]/u;

/**
 * Whether a text is an address that mail can be sent to.
 *
 * @example
 * isEmail('lin@example.com') //=> true
 * isEmail('Lin <lin@example.com>') //=> false
 */
export const isEmail = (text: string): boolean =>
  text.length <= guestLimits.emailMaxLength && emailPattern.test(text);

/** Addresses are compared without regard to capitals, as mail servers do. */
const keyOf = (email: string) => email.toLowerCase();

/** The problem of a guest who is about to join a list; none is undefined. */
export type GuestProblem = 'name' | 'email' | 'twice' | 'tooMany';

/**
 * The first problem of a guest beside those of a list.
 *
 * @example
 * guestProblem({ name: '李雷', email: 'li@' }, []) //=> 'email'
 */
export function guestProblem({ name, email }: Guest, others: readonly Guest[]): GuestProblem | undefined {
  const length = name.trim().length;
  if (length === 0 || length > guestLimits.nameMaxLength || steeringPattern.test(name)) return 'name';
  if (!isEmail(email.trim())) return 'email';
  if (others.some((other) => keyOf(other.email) === keyOf(email.trim()))) return 'twice';
  return others.length >= guestLimits.mostGuests ? 'tooMany' : undefined;
}

/**
 * Guests without doubles; of two with one address the first stays.
 *
 * @example
 * uniqueGuests([{ name: '李', email: 'a@b.cn' }, { name: '雷', email: 'A@b.cn' }]).length //=> 1
 */
export const uniqueGuests = (guests: readonly Guest[]): Guest[] =>
  guests.filter(
    ({ email }, place) => guests.findIndex((other) => keyOf(other.email) === keyOf(email)) === place,
  );
