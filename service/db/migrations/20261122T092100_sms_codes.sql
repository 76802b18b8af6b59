-- The one live code of a number and purpose (5 log-in, 3 password).
CREATE TABLE sms_code (
  mobile     text NOT NULL,
  type       smallint NOT NULL,
  id         uuid NOT NULL,
  -- PHC string: six digits behind a fast hash would be read off a copy of this table.
  code_hash  text NOT NULL,
  tries      int NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (mobile, type)
);
CREATE INDEX sms_code_expiry ON sms_code (expires_at);

-- What would leave the building, in the demo.
CREATE TABLE outgoing_message (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel    text NOT NULL,
  recipient  text NOT NULL,
  body       text NOT NULL,
  code       text,
  created_at timestamptz NOT NULL
);
