-- Tables that belong to no company: who a person is, and what proves it.
CREATE EXTENSION IF NOT EXISTS btree_gist;

CREATE TABLE account (
  id            uuid PRIMARY KEY,
  username      text NOT NULL UNIQUE,
  mobile        text UNIQUE,
  -- PHC string; absent for accounts that never set a password.
  password_hash text,
  real_name     text NOT NULL,
  avatar        text,
  wechat_openid text UNIQUE,
  disabled_at   timestamptz,
  created_at    timestamptz NOT NULL,
  -- The identity that the next log-in starts with (userSetting/setStaff).
  last_staff_id uuid
);

CREATE TABLE access_token (
  -- SHA-256 of the token: a copy of this table logs nobody in.
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz,
  device     text
);
CREATE INDEX access_token_account ON access_token (account_id);

-- RSA keys that passwords travel under.
CREATE TABLE encryption_key (
  id          uuid PRIMARY KEY,
  private_pem text NOT NULL,
  public_pem  text NOT NULL,
  created_at  timestamptz NOT NULL
);

-- Secrets that are good once: log-in CSRF tokens, password nonces, QR hand-overs.
CREATE TABLE ticket (
  secret_hash bytea PRIMARY KEY,
  purpose     text NOT NULL,
  data        jsonb NOT NULL DEFAULT '{}',
  expires_at  timestamptz NOT NULL
);
CREATE INDEX ticket_expiry ON ticket (expires_at);

CREATE TABLE captcha (
  id         uuid PRIMARY KEY,
  session_id text NOT NULL,
  kind       text NOT NULL CHECK (kind IN ('slide', 'graphic', 'sms')),
  answer     jsonb NOT NULL,
  tries      int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  used_at    timestamptz
);
CREATE INDEX captcha_session ON captcha (session_id, kind);
CREATE INDEX captcha_expiry ON captcha (expires_at);

-- Token buckets that replicas share.
CREATE TABLE rate_bucket (
  name       text PRIMARY KEY,
  tokens     double precision NOT NULL,
  updated_at timestamptz NOT NULL
);
