ALTER INDEX captcha_session RENAME TO captcha_by_session;

-- What captchas belong to: issued by the service, bound to one browser by the BFF's cookie.
CREATE TABLE captcha_session (
  id         text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
CREATE INDEX captcha_session_expiry ON captcha_session (expires_at);
