import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrateStore } from '../../db/migrate';
import { templateName } from './template';
import type { TestStore } from './store';

const templateLock = 7_207_207;

/** A fresh copy of a migrated template database on a PostgreSQL server. */
export async function postgresStore(serverUrl: string): Promise<TestStore> {
  const template = templateName();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, async (client) => {
    await makeTemplate(client, { serverUrl, template });
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return { address: { connectionString: urlOf(serverUrl, name) }, drop: () => dropDatabase(serverUrl, name) };
}

/** An empty database, not migrated yet. */
export async function emptyPostgresStore(serverUrl: string): Promise<TestStore> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  return { address: { connectionString: urlOf(serverUrl, name) }, drop: () => dropDatabase(serverUrl, name) };
}

// Test files run in parallel: the first one makes the template, the others wait for it.
async function makeTemplate(
  client: Client,
  { serverUrl, template }: { serverUrl: string; template: string },
) {
  await client.query('SELECT pg_advisory_lock($1)', [templateLock]);
  const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
  if (rowCount === 0) {
    const draft = `${template}_draft`;
    await client.query(`DROP DATABASE IF EXISTS ${draft}`);
    await client.query(`CREATE DATABASE ${draft}`);
    await migrateStore({ connectionString: urlOf(serverUrl, draft) });
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [templateLock]);
}

async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await withClient(serverUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
}

async function withClient(
  connectionString: string,
  work: (client: Client) => Promise<unknown>,
): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function urlOf(serverUrl: string, database: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}
