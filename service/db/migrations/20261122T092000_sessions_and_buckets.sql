-- Where an account is logged in, as its owner sees it, and by which id one of these ends.
ALTER TABLE access_token
  ADD COLUMN id             uuid NOT NULL DEFAULT gen_random_uuid(),
  ADD COLUMN client_address text,
  ADD COLUMN last_seen_at   timestamptz;
CREATE UNIQUE INDEX access_token_id ON access_token (id);

-- From then on a bucket says no more than a missing one, which is full.
ALTER TABLE rate_bucket ADD COLUMN full_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE rate_bucket ALTER COLUMN full_at DROP DEFAULT;
CREATE INDEX rate_bucket_full ON rate_bucket (full_at);
