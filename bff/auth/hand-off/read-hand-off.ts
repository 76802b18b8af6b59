import { handedExpiry } from '@/bff/session/guard/start-up';
import { safeReturnTarget } from '@/lib/web/return-target';

/** What an address hands over (§2, "Work-chat login screen"). Of all of it only the token proves anything (S14). */
export type HandOff = {
  token: string;
  /** Whose it is said to be. */
  userId: string | null;
  expiresAt: number;
  /** Where to go on, if it is a page of ours. */
  wanted: string | undefined;
};

/** RFC 6750, section 2.1, and no longer than what a cookie can carry. */
const tokenPattern = /^[\w.~+/-]{1,2048}={0,2}$/;

/** The work-chat app knows the person, the meeting service does not. */
export const isNotSynced = (hasLogin: unknown): boolean => hasLogin === 'false' || hasLogin === '0';

type Options = { now: number; publicOrigin: string };

/** The hand-off, or why it is none. */
export function readHandOff(
  { searchParams }: URL,
  { now, publicOrigin }: Options,
): HandOff | { refused: 'expired' | 'not-synced' } {
  if (isNotSynced(searchParams.get('hasLogin'))) return { refused: 'not-synced' };
  const [token = '', ...more] = ['accessToken', 'access_token'].flatMap((name) => searchParams.getAll(name));
  const expiresAt = handedExpiry(searchParams.get('expireTime'), now);
  // Two tokens are two opinions about who comes.
  if (more.length > 0 || !tokenPattern.test(token) || expiresAt <= now) return { refused: 'expired' };
  return {
    token,
    userId: searchParams.get('userId'),
    expiresAt,
    wanted: safeReturnTarget(searchParams.get('to'), publicOrigin),
  };
}
