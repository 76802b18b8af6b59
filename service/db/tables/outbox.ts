import type { Generated, GeneratedAlways } from 'kysely';
import type { Instant, Json } from './columns';

type IdempotencyKeyTable = {
  company_id: string;
  staff_id: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  response: Json | null;
  created_at: Instant;
};

type OutboxTable = {
  company_id: string;
  id: GeneratedAlways<number>;
  xid: Generated<string>;
  kind: string;
  ids: string[];
  /** Set where the row reaches one person alone. */
  staff_id: Generated<string | null>;
  /** Written by processes of the former release only. */
  room_ids: Generated<string[]>;
  staff_ids: Generated<string[]>;
  created_at: Instant;
};

/** Idempotency keys, and the outbox of changes. */
export type OutboxTables = {
  idempotency_key: IdempotencyKeyTable;
  outbox: OutboxTable;
};
