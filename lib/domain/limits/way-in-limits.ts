/**
 * Log-ins that are begun here and done elsewhere: at an identity provider (AUTH-08) or the social chat app (AUTH-06). Decided.
 *
 * @example
 * begunLogins.pendingMs //=> 600000
 */
export const begunLogins = {
  /** How long a person may take there. */
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
  /** What their cookie may take of the header (S05); the oldest log-in goes first. */
  pendingBytes: 2_400,
  /** How far the provider's clock may be off. */
  clockToleranceSeconds: 60,
  /** An ID token is traded as soon as it is made; a logout token is delivered within it. */
  tokenAgeSeconds: 10 * 60,
  /** The same two as they travel. */
  tokenLength: 16_384,
  /** Each answer of the provider. */
  providerMs: 5_000,
  /** How long what the provider says of itself is believed. */
  metadataMs: 60 * 60 * 1_000,
  /** How long the way to the provider's log-out may take, once the session is over. */
  leavingMs: 2 * 60 * 1_000,
} as const;

/**
 * Captchas of the service's own (S24). Decided; pixels are those of CSS.
 *
 * @example
 * captchas.lifetimeMs //=> 120000
 */
export const captchas = {
  /** A challenge that nobody has solved yet. */
  lifetimeMs: 2 * 60_000,
  /** What a solved one is good for: an SMS that is asked for right away. */
  proofMs: 2 * 60_000,
  graphicLifetimeMs: 5 * 60_000,
  /** How far beside its hole a piece may lie. */
  tolerancePx: 5,
  /** A key moves the piece so far, with Shift or Page so far. */
  keyStepPx: 4,
  keyLeapPx: 24,
  /** A hand needs so long, and shows itself at so many places. */
  handMs: 250,
  handPoints: 6,
  /** The greatest part of the way that a hand covers between two places it shows itself at. */
  handLeap: 0.6,
  /** Below so much change of its speed (standard deviation over mean) a movement is a machine's; a straight one needs more. */
  handUnevenness: 0.15,
  handUnevennessStraight: 0.3,
  /** How long a result is shown before the next thing happens. */
  resultMs: 700,
  /** A vendor who takes longer is taken for down: well within the caller's own deadline. */
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
  /** What was confirmed in the last moment can still be fetched for so long. */
  graceMs: 30_000,
  /** For so long after its end a phone hears that a code is too old, and not that there is none. */
  rememberedMs: 10 * 60_000,
  /** The browser that shows a code asks so often what became of it … */
  pollMs: 2_000,
  /** … and, while nothing answers, less and less often, down to this. */
  pollMaxMs: 15_000,
} as const;

/**
 * The social chat app (AUTH-06, AUTH-20). Decided.
 *
 * @example
 * wechatBinding.lifeMs //=> 600000
 */
export const wechatBinding = {
  /** How long a chat account that nobody has here waits for the log-in that it is to be bound to. */
  lifeMs: 10 * 60_000,
  /** What is shown and kept of a name that anybody may choose. */
  nicknameLength: 64,
  portraitLength: 512,
  /** A frame that has shown nothing by then is said not to. */
  frameMs: 15_000,
} as const;

/** What the demo keeps of what would leave the building. */
export const keptOutgoingMessages = 200;

/** An SMS code (S22), and how short any other service's may be (AUTH-15). Decided. */
export const smsCodes = { digits: 6, lifetimeMs: 5 * 60_000, tries: 5, shortest: 4 } as const;
