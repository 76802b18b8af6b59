/**
 * Log-ins that are begun here and done elsewhere: at an identity provider (AUTH-08) or the social chat app (AUTH-06). Decided.
 *
 * @example
 * begunLogins.pendingMs //=> 600000
 */
export const begunLogins = {
  /** The time a person may take there. */
  pendingMs: 10 * 60 * 1_000,
  /** A longer return target is not worth its place in the cookie. */
  targetLength: 400,
} as const;

/**
 * Single sign-on (AUTH-08). Decided.
 *
 * @example
 * ssoLimits.pending //=> 5
 */
export const ssoLimits = {
  /** Log-ins that one browser may have begun, in as many tabs. */
  pending: 5,
  /** The share of the header for their cookie (S05); the oldest log-in goes first. */
  pendingBytes: 2_400,
  /** How far the provider's clock may be off. */
  clockToleranceSeconds: 60,
  /** The greatest age of an ID token, which is traded at once, and of a logout token. */
  tokenAgeSeconds: 10 * 60,
  /** The greatest length of both as text. */
  tokenLength: 16_384,
  /** The deadline of each answer of the provider. */
  providerMs: 5_000,
  /** The life of the provider's metadata in the cache. */
  metadataMs: 60 * 60 * 1_000,
  /** The time for the way to the provider's log-out, once the session is over. */
  leavingMs: 2 * 60 * 1_000,
} as const;

/**
 * Captchas of the service's own (S24). Decided; pixels are those of CSS.
 *
 * @example
 * captchas.lifetimeMs //=> 120000
 */
export const captchas = {
  /** The life of an unsolved challenge. */
  lifetimeMs: 2 * 60_000,
  /** The life of a solved one: long enough for an SMS that is requested right away. */
  proofMs: 2 * 60_000,
  graphicLifetimeMs: 5 * 60_000,
  /** The greatest distance of a piece from its hole. */
  tolerancePx: 5,
  /** The step of a key, and of a key with Shift or Page. */
  keyStepPx: 4,
  keyLeapPx: 24,
  /** A hand takes at least so long, and leaves at least so many points. */
  handMs: 250,
  handPoints: 6,
  /** The greatest part of the way that a hand covers between two points. */
  handLeap: 0.6,
  /** Below so much change of its speed (standard deviation over mean) a movement is a machine's; a straight one needs more. */
  handUnevenness: 0.15,
  handUnevennessStraight: 0.3,
  /** The time a result stays on the screen. */
  resultMs: 700,
  /** The deadline of the vendor: well within the caller's own. */
  vendorMs: 4_000,
} as const;

/**
 * Logging in by a QR code that a phone confirms (AUTH-06, S20), in milliseconds. Decided.
 *
 * @example
 * qrLogin.pollMs //=> 2000
 */
export const qrLogin = {
  lifeMs: 2 * 60_000,
  /** A code that was confirmed in the last moment can still be fetched for this long. */
  graceMs: 30_000,
  /** An expired code is remembered for this long, so that a phone hears "expired" instead of "unknown". */
  rememberedMs: 10 * 60_000,
  /** The interval at which the browser polls the state of its code … */
  pollMs: 2_000,
  /** … which grows to this while nothing answers. */
  pollMaxMs: 15_000,
} as const;

/**
 * The social chat app (AUTH-06, AUTH-20). Decided.
 *
 * @example
 * wechatBinding.lifeMs //=> 600000
 */
export const wechatBinding = {
  /** The life of an unbound chat account that waits for a log-in to be bound to. */
  lifeMs: 10 * 60_000,
  /** The greatest length of a nickname, which its owner chooses freely. */
  nicknameLength: 64,
  portraitLength: 512,
  /** A frame that is still empty by then counts as failed. */
  frameMs: 15_000,
} as const;

/** Messages in the demo's outbox; the oldest goes first. */
export const keptOutgoingMessages = 200;

/** An SMS code (S22), and how short any other service's may be (AUTH-15). Decided. */
export const smsCodes = { digits: 6, lifetimeMs: 5 * 60_000, tries: 5, shortest: 4 } as const;
