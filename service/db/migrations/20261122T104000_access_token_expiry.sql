-- Expired tokens are found and deleted by it.
CREATE INDEX access_token_expiry ON access_token (expires_at);
