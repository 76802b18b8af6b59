-- Who a person is at the company's OpenID provider (AUTH-08, ADR 36).
CREATE TABLE account_identity (
  issuer     text NOT NULL,
  subject    text NOT NULL,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject),
  -- An account that is linked stays with whom it was linked to: a mobile number that found a new owner takes nothing over.
  UNIQUE (issuer, account_id)
);
CREATE INDEX account_identity_account ON account_identity (account_id);

-- Which session at the provider an access token came from, so that its end there is its end here.
CREATE TABLE provider_session (
  token_hash bytea PRIMARY KEY REFERENCES access_token ON DELETE CASCADE,
  issuer     text NOT NULL,
  subject    text NOT NULL,
  sid        text
);
CREATE INDEX provider_session_subject ON provider_session (issuer, subject);
CREATE INDEX provider_session_sid ON provider_session (issuer, sid);
