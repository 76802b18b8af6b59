import { limits } from './limits';

/** A token bucket: so many at once, and one more each time that `everyMs` has passed. */
export type RateLimit = { burst: number; everyMs: number };

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Limits of the service by number, by address and overall, shared by all replicas (S21, S22, S29). Decided, but for
 * the minute between two codes (AUTH-03). Within a day a bucket lets through its burst and what a day brings, so 5 and 5 are 10.
 *
 * @example
 * rateLimits.smsPerNumber.burst //=> 1
 */
export const rateLimits = {
  smsPerNumber: { burst: 1, everyMs: limits.smsCountdownSeconds * 1_000 },
  smsPerNumberDaily: { burst: 5, everyMs: dayMs / 5 },
  /** Enough for a whole office behind one address, on a morning when all of it logs in. */
  smsPerAddress: { burst: 30, everyMs: 30_000 },
  smsPerAddressDaily: { burst: 300, everyMs: dayMs / 300 },
  /** The greatest cost of a stranger with many addresses. */
  smsOverall: { burst: 200, everyMs: 2_000 },
  /** Wrong codes for one number, from any address: a day of guessing hits one in a million forty times. */
  smsTries: { burst: 20, everyMs: dayMs / 20 },
  smsTriesPerAddress: { burst: 60, everyMs: 10_000 },
  /** Wrong passwords for one name before the service itself demands the graphic captcha (S23). */
  passwordTries: { burst: 3, everyMs: 60 * 60_000 },
  /** The same from one address, whatever the names; right ones do not count. */
  logInFailuresPerAddress: { burst: 60, everyMs: 10_000 },
  /** Tries of the old password within the account's sessions: each also costs a graphic captcha. */
  oldPasswordTries: { burst: 10, everyMs: 6 * 60_000 },
  registrationsPerAddress: { burst: 30, everyMs: 60_000 },
  /** Checks whether a number is registered; each also costs a graphic captcha. */
  accountChecksPerAddress: { burst: 20, everyMs: 60_000 },
  /** QR codes, which all browsers of an office replace every few minutes. */
  qrCodesPerAddress: { burst: 120, everyMs: 1_000 },
  /** Tokens and nonces that a log-in begins with: each is a row until it is used or over, and a log-in takes two. */
  ticketsPerAddress: { burst: 1_000, everyMs: 100 },
  captchasPerAddress: { burst: 60, everyMs: 2_000 },
  /** Wrong answers to captchas within one session. */
  captchaTries: { burst: 8, everyMs: 15_000 },
  /** Wrong codes of rooms from a person, and at a room from everybody (SIGN-03): whole teams arrive at once, each with one scan. */
  signCodesPerStaff: { burst: 5, everyMs: 30_000 },
  signCodesPerRoom: { burst: 100, everyMs: 2_000 },
  /** Reports of a company's devices, each of up to a hundred (MEET-07), and wrong keys from one address. */
  deviceReportsPerCompany: { burst: 50, everyMs: 100 },
  deviceKeyFailuresPerAddress: { burst: 20, everyMs: 10_000 },
  /** Wrong keys of one share link from one address, and of all links from it; right ones do not count (S47). */
  shareFailures: { burst: 30, everyMs: 10_000 },
  shareFailuresPerAddress: { burst: 300, everyMs: 1_000 },
  /** The same of calendar feeds. */
  feedFailures: { burst: 30, everyMs: 10_000 },
  feedFailuresPerAddress: { burst: 300, everyMs: 1_000 },
  /** Wrong codes that are typed beside a door, and wrong pairing codes from one address. */
  doorSignsPerScreen: { burst: 10, everyMs: 10_000 },
  doorPairingsPerAddress: { burst: 20, everyMs: 30_000 },
  /** HELP-02. */
  feedbackPerStaff: { burst: 1, everyMs: limits.feedbackLockSeconds * 1_000 },
  /** Batches of page views: one each half minute, and one each time that a person turns to another window (CFG-03). */
  eventBatchesPerStaff: { burst: 40, everyMs: 15_000 },
} as const satisfies Record<string, RateLimit>;

/**
 * The limit of all networks of an IPv6 site together, as a multiple of the limit of one: a company's floors, or strangers whose carrier gives
 * each a network, but not so many that one site uses up what is for all (S21). Decided.
 */
export const networksPerSite = 4;

/**
 * The call limits of one BFF process by session and by address (S29). Decided: a busy page makes thirty calls at once
 * and then one in a second; an office of a thousand stands behind one address.
 *
 * @example
 * tokenBuckets(callLimits.perSession, callLimits.keptBuckets)
 */
export const callLimits = {
  perSession: { burst: 300, everyMs: 1_000 / 30 },
  perAddress: { burst: 2_000, everyMs: 1_000 / 400 },
  /** Faster than typing; reading an address book of 1000 people takes a quarter of an hour. */
  searchPerSession: { burst: 60, everyMs: 500 },
  searchPerAddress: { burst: 400, everyMs: 1_000 / 40 },
  /** The number of buckets of each kind; some 100 bytes each. */
  keptBuckets: 20_000,
} as const;

/**
 * The same of pages, which cost more than a call does (S29). Decided: several tabs at once and a click that is not waited for; a thousand
 * people who come to work within a minute, from one address.
 *
 * @example
 * limitCallers(pageLimits, env().RATE_LIMIT_SCALE)
 */
export const pageLimits = {
  perSession: { burst: 120, everyMs: 250 },
  perAddress: { burst: 1_500, everyMs: 20 },
} as const;

/** The same for log-ins at an identity provider or the chat app: two calls each, one of which calls the provider. Decided. */
export const providerLimits = {
  perAddress: { burst: 600, everyMs: 100 },
  /** Log-outs by the provider: one that ends all its sessions sends a notice for each. */
  noticesPerAddress: { burst: 1_000, everyMs: 20 },
} as const;
