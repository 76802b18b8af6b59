-- QR codes that a logged-in phone confirms, so that another browser gets a session of its own (S20).
CREATE TABLE login_code (
  -- SHA-256 of what the QR code says, of what only the browser that shows it has, and of what is traded for the token.
  code_hash      bytea PRIMARY KEY,
  secret_hash    bytea NOT NULL,
  redeem_hash    bytea UNIQUE,
  state          text NOT NULL CHECK (state IN ('waiting', 'scanned', 'confirmed', 'denied', 'used')),
  -- Who opened it; nobody else may answer it.
  account_id     uuid REFERENCES account ON DELETE CASCADE,
  device         text,
  client_address text,
  created_at     timestamptz NOT NULL,
  expires_at     timestamptz NOT NULL,
  CHECK ((state = 'waiting') = (account_id IS NULL))
);
CREATE INDEX login_code_expiry ON login_code (expires_at);
