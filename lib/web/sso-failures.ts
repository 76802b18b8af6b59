/** Why a single sign-on may end without a session. Addresses carry these keys, and screens their own words for them. */
export const ssoFailures = [
  /** The person or the provider said no. */
  'denied',
  /** The provider wanted something of the person that was not done. */
  'interrupted',
  /** Begun too long ago, in another browser, or finished already. */
  'expired',
  /** The clocks of the provider and of this product are too far apart. */
  'clock',
  /** The provider does not answer. */
  'unavailable',
  /** The provider's answer failed verification. */
  'failed',
  /** No account here has this identity. */
  'notOpened',
  /** The account is disabled. */
  'disabled',
  /** The account already belongs to another identity of the provider. */
  'taken',
  /** The session does not fit into what browsers keep (S05). */
  'tooLarge',
] as const;

export type SsoFailure = (typeof ssoFailures)[number];

/**
 * The key that an address carries, or nothing when it is none of ours.
 *
 * @example
 * readSsoFailure('denied') //=> 'denied'
 */
export const readSsoFailure = (raw: unknown): SsoFailure | undefined =>
  ssoFailures.find((failure) => failure === raw);
