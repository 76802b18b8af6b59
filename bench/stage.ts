import type { AppProcess, LaunchOptions } from '@/e2e/fixtures/processes/app-process';
import type { LoadFacts } from '@/service/operations/seed/load';

export type { LoadFacts } from '@/service/operations/seed/load';

/**
 * The ground of all measures: one PostgreSQL server, databases full of load, and the built product on them. Programs end with the measure
 * that asked for them; who asks for the same gets the same.
 */
export type Stage = {
  /** A migrated database that holds about so many bookings of the load (`npm run seed:load`); made once, then shared. */
  database(bookings: number): Promise<LoadedDatabase>;
  /** The same for one measure alone, which may write to it. */
  ownDatabase(bookings: number): Promise<LoadedDatabase>;
  /** The built product on such a database, listening on loopback with the real clock pinned to the load's day. */
  product(database: LoadedDatabase, options?: LaunchOptions): Promise<AppProcess>;
  /** The built reservation service alone, without BFF, on such a database. Its clock is the machine's. */
  service(database: LoadedDatabase): Promise<StagedServer>;
  /** The anchor of the service: the program `anchors/<name>.ts` on such a database. */
  anchor(name: string, database: LoadedDatabase): Promise<StagedServer>;
  settings: StageSettings;
};

export type StageSettings = {
  /** How often anchor, product, anchor are run; the median of the ratios is the figure. */
  rounds: number;
  /** How long one run under load lasts. */
  seconds: number;
  /** How many slots fifty people race for. */
  races: number;
  /** Also measure at ten million bookings, which takes minutes to load. */
  tenMillion: boolean;
};

export type StagedServer = { origin: string; pid: number };

export type LoadedDatabase = {
  url: string;
  bookings: number;
  /** The people of the measured company who may log in, and the rooms and days to request. */
  load: LoadFacts;
};
