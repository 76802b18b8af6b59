import type { ColumnType } from 'kysely';

/** `timestamptz`: epoch milliseconds when read (see connect.ts), a Date when written. */
export type Instant = ColumnType<number, Date, Date>;
export type NullableInstant = ColumnType<number | null, Date | null | undefined, Date | null>;

/** `jsonb`: any JSON when read, its text when written. */
export type Json = ColumnType<unknown, string, string>;
/** `jsonb` of a known shape, or null. */
export type JsonOf<T> = ColumnType<T | null, string | null | undefined, string | null>;
export type JsonWithDefault = ColumnType<unknown, string | undefined, string>;
