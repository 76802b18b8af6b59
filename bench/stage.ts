import type { AppProcess, LaunchOptions } from '@/e2e/fixtures/app-process';

/** What measures run on: one PostgreSQL server, databases full of load, and the built product on them. */
export type Stage = {
  /** A migrated database that holds about so many bookings of the load (`npm run seed:load`); made once, then shared. */
  database(bookings: number): Promise<LoadedDatabase>;
  /** The built product on such a database, listening on loopback with the real clock pinned to the load's day; ended with the stage. */
  product(database: LoadedDatabase, options?: LaunchOptions): Promise<AppProcess>;
};

export type LoadedDatabase = {
  url: string;
  bookings: number;
  /** Who may log in to the company that is measured, and what there is to ask for. */
  load: LoadFacts;
};

/** The same in every load of whatever size: the measured company, its people's log-ins, thirty rooms and their busy day. */
export type LoadFacts = {
  companyId: string;
  /** Mobile numbers of staff with the demo's password. */
  mobiles: string[];
  /** The first thirty rooms of the company's list. */
  roomIds: string[];
  /** Start and end of the busy day, in ms since the epoch. */
  day: { beginTime: number; endTime: number };
  /** What the product's clock is pinned to: the morning of that day. */
  now: number;
};
