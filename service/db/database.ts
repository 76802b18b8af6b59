import type { CompanyTables } from './tables/company';
import type { FeedTables } from './tables/feed';
import type { FileTables } from './tables/file';
import type { GlobalTables } from './tables/global';
import type { MeetingTables } from './tables/meeting';
import type { NoticeTables } from './tables/notice';
import type { OutboxTables } from './tables/outbox';
import type { RoomTables } from './tables/room';

/** Every table, in the groups of the migrations; column names are those of the database. */
export type Database = GlobalTables &
  CompanyTables &
  RoomTables &
  MeetingTables &
  FeedTables &
  FileTables &
  NoticeTables &
  OutboxTables;
