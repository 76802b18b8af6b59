import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import type { Clock } from '@/lib/time/clock';
import type { SmsGateway } from '../gateways/sms/sms-gateway';
import type { EncryptionKeys } from '../account/password/encryption-keys';
import type { IdentityTokens } from '../login/sso/identity-tokens';
import type { ChangeHub } from '../live/change-hub';
import type { ServiceConfig } from './config';
import type { Database } from '../db/database';
import type { CompanyCache } from './cache/company-cache';

/** What the outermost layer hands in, so that tests bring their own. */
export type ServiceParts = {
  db: Kysely<Database>;
  clock: Clock;
  logger: Logger;
  config: ServiceConfig;
};

/** What handlers and commands work with. */
export type Deps = ServiceParts & {
  keys: EncryptionKeys;
  changes: ChangeHub;
  cache: CompanyCache;
  /** Missing where no codes can be sent. */
  sms: SmsGateway | undefined;
  /** Absent where no OpenID provider is configured. */
  sso: IdentityTokens | undefined;
};
