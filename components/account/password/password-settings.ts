import type { AuthConfig } from '@/lib/client/configuration';

/** The part of the configuration that decides how a password is set: by which proof, and how it travels. */
export type PasswordSettings = Pick<AuthConfig, 'privateVariant' | 'passwordTransport' | 'passwordDigest'> & {
  /** The captcha before an SMS code is a vendor's, and this page may not load it. */
  captchaOnOwnPage?: boolean;
};
