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
  room_ids: Generated<string[]>;
  staff_ids: Generated<string[]>;
  created_at: Instant;
};

/** What makes a command happen once, and known. */
export type OnceAndToldTables = {
  idempotency_key: IdempotencyKeyTable;
  outbox: OutboxTable;
};
