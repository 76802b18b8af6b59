/** Why a log-in by the social chat app may end without a session. Addresses carry these keys, and screens their own words for them. */
export const wechatFailures = [
  /** The person said no. */
  'denied',
  /** Begun too long ago, in another browser, or finished already. */
  'expired',
  /** No account here is bound to this chat account. */
  'unbound',
  /** The account that is bound to it is disabled. */
  'disabled',
  /** The app or the service does not answer. */
  'unavailable',
] as const;

export type WechatFailure = (typeof wechatFailures)[number];

/**
 * The key that an address carries, or nothing when it is none of ours.
 *
 * @example
 * readWechatFailure('denied') //=> 'denied'
 */
export const readWechatFailure = (raw: unknown): WechatFailure | undefined =>
  wechatFailures.find((failure) => failure === raw);
