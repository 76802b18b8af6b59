-- The first answer under a key, written in the transaction that it answers for (BOOK-09).
CREATE TABLE idempotency_key (
  company_id   uuid NOT NULL,
  staff_id     uuid NOT NULL,
  key          text NOT NULL,
  request_hash bytea NOT NULL,
  status       smallint,
  response     jsonb,
  created_at   timestamptz NOT NULL,
  PRIMARY KEY (company_id, staff_id, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- What changed, in the transaction that changed it; readers stop at pg_snapshot_xmin (architecture.md, decision 8).
CREATE TABLE outbox (
  company_id uuid NOT NULL,
  id         bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  xid        xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind       text NOT NULL,
  ids        uuid[] NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (company_id, id)
);
