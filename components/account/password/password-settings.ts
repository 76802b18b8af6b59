import type { AuthConfig } from '@/lib/client/configuration';

/** What of the configuration decides how a password is set: by which proof, and how it travels. */
export type PasswordSettings = Pick<AuthConfig, 'privateVariant' | 'passwordTransport' | 'passwordDigest'>;
