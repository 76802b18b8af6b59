import { limits } from '@/lib/domain/limits/limits';
import { safeReturnTarget } from '@/lib/web/return-target';

/** The parts of an address that hands a session over (AUTH-07). Only the token proves anything (S14). */
export type HandOff = {
  token: string;
  /** The claimed owner of the token. */
  userId: string | null;
  expiresAt: number;
  /** The page to go on at, if it is one of ours. */
  wanted: string | undefined;
  /** It came back from a QR code on the log-in page, whose parameter has another name. */
  isFromLogin: boolean;
};

/** RFC 6750, section 2.1, and short enough for a cookie. */
const tokenPattern = /^[\w.~+/-]{1,2048}={0,2}$/;

/** The work-chat app knows the person, the meeting service does not. */
export const isNotSynced = (hasLogin: unknown): boolean => hasLogin === 'false' || hasLogin === '0';

export const isFromLogin = (query: URLSearchParams): boolean => query.has('access_token');

type Options = { now: number; publicOrigin: string };

/**
 * The end of a session whose hand-over names an end, or none: an address can only shorten it, and 14 days are the maximum.
 *
 * @example
 * handOffExpiry('253402300799000', 0) //=> 1209600000, which is 14 days
 */
export function handOffExpiry(expireTime: string | null, now: number): number {
  const latest = now + limits.sessionExpiryMs;
  return expireTime !== null && /^\d{1,16}$/.test(expireTime) ? Math.min(Number(expireTime), latest) : latest;
}

/** The hand-off of an address, or the reason for which it counts for nothing. */
export function readHandOff(
  { searchParams }: URL,
  { now, publicOrigin }: Options,
): HandOff | { refused: 'expired' | 'not-synced' } {
  if (isNotSynced(searchParams.get('hasLogin'))) return { refused: 'not-synced' };
  const [token = '', ...more] = ['accessToken', 'access_token'].flatMap((name) => searchParams.getAll(name));
  const expiresAt = handOffExpiry(searchParams.get('expireTime'), now);
  // Two tokens may belong to two people.
  if (more.length > 0 || !tokenPattern.test(token) || expiresAt <= now) return { refused: 'expired' };
  return {
    token,
    userId: searchParams.get('userId'),
    expiresAt,
    wanted: safeReturnTarget(searchParams.get('to'), publicOrigin),
    isFromLogin: isFromLogin(searchParams),
  };
}
