import { Client } from 'pg';
import { loadDatabase } from '@/service/operations/seed/load';
import type { LoadedDatabase, LoadFacts } from '../stage';
import { memoized } from './memoized';

/**
 * Databases full of load on one server. Each size is loaded once, into a template that nobody connects to, and copied from
 * there: a copy of a million bookings takes a second, loading them half a minute.
 */
export function loadedDatabases(serverUrl: string) {
  const templates = new Map<number, Promise<LoadFacts>>();
  const shared = new Map<number, Promise<LoadedDatabase>>();
  let copies = 0;

  const onServer = (sql: string) => run(serverUrl, sql);
  const urlOf = (name: string) => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const templateOf = (bookings: number) => `load_${bookings}`;

  const template = (bookings: number) =>
    memoized(templates, bookings, async () => {
      const name = templateOf(bookings);
      await onServer(`CREATE DATABASE ${name}`);
      return loadDatabase({ connectionString: urlOf(name), bookings, now: Date.now() });
    });

  async function own(bookings: number): Promise<LoadedDatabase> {
    const load = await template(bookings);
    const name = `${templateOf(bookings)}_copy_${(copies += 1)}`;
    await onServer(`CREATE DATABASE ${name} TEMPLATE ${templateOf(bookings)} STRATEGY file_copy`);
    return { url: urlOf(name), bookings, load };
  }

  return { own, shared: (bookings: number) => memoized(shared, bookings, () => own(bookings)) };
}

async function run(url: string, sql: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
