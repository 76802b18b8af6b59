import type { ColumnType, Generated } from 'kysely';
import type { Instant, NullableInstant, Json, JsonWithDefault } from './columns';

type AccountTable = {
  id: string;
  username: string;
  /** Tells names apart that were registered before capitals ceased to (AUTH-17). */
  username_twin: Generated<number>;
  mobile: string | null;
  password_hash: string | null;
  /** AUTH-13. */
  privileged_password_hash: string | null;
  real_name: string;
  avatar: string | null;
  wechat_openid: string | null;
  wechat_bound_at: NullableInstant;
  disabled_at: NullableInstant;
  created_at: Instant;
  last_staff_id: string | null;
};

type AccessTokenTable = {
  token_hash: Buffer;
  account_id: string;
  created_at: Instant;
  expires_at: Instant;
  revoked_at: NullableInstant;
  device: string | null;
  /** Names it to its owner; it opens nothing. */
  id: Generated<string>;
  client_address: string | null;
  last_seen_at: NullableInstant;
};

type EncryptionKeyTable = {
  id: string;
  private_pem: string;
  public_pem: string;
  created_at: Instant;
};

type TicketTable = {
  secret_hash: Buffer;
  purpose: string;
  data: JsonWithDefault;
  expires_at: Instant;
};

type CaptchaSessionTable = {
  id: string;
  expires_at: Instant;
};

type CaptchaTable = {
  id: string;
  session_id: string;
  kind: string;
  answer: Json;
  tries: Generated<number>;
  expires_at: Instant;
  used_at: NullableInstant;
};

type LoginCodeTable = {
  code_hash: Buffer;
  secret_hash: Buffer;
  redeem_hash: Buffer | null;
  state: 'waiting' | 'scanned' | 'confirmed' | 'denied' | 'used';
  account_id: string | null;
  device: string | null;
  client_address: string | null;
  created_at: Instant;
  expires_at: Instant;
};

type RateBucketTable = {
  name: string;
  tokens: number;
  updated_at: Instant;
  full_at: Instant;
};

type SmsCodeTable = {
  mobile: string;
  type: number;
  id: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: Instant;
};

type NullableText = ColumnType<string | null, string | null | undefined, string | null>;

type OutgoingMessageTable = {
  id: Generated<number>;
  channel: string;
  recipient: string;
  body: string;
  code: string | null;
  /** Mail alone has the two. */
  subject: NullableText;
  calendar: NullableText;
  created_at: Instant;
};

type AccountIdentityTable = {
  issuer: string;
  subject: string;
  account_id: string;
  created_at: Instant;
};

type ProviderSessionTable = {
  token_hash: Buffer;
  issuer: string;
  subject: string;
  sid: string | null;
};

/** Identities and their proofs; these belong to no company. */
export type GlobalTables = {
  account: AccountTable;
  access_token: AccessTokenTable;
  encryption_key: EncryptionKeyTable;
  ticket: TicketTable;
  captcha_session: CaptchaSessionTable;
  captcha: CaptchaTable;
  login_code: LoginCodeTable;
  rate_bucket: RateBucketTable;
  sms_code: SmsCodeTable;
  outgoing_message: OutgoingMessageTable;
  account_identity: AccountIdentityTable;
  provider_session: ProviderSessionTable;
};
