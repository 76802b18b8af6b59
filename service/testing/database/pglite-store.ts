import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { migrateStore } from '../../db/migrate';
import { startPglite } from './pglite-server';
import { templateName } from './template';
import type { TestStore } from './store';

/** A migrated database in memory, loaded from one dump that the first test file makes. */
export async function pgliteStore(): Promise<TestStore> {
  const { embedded, stop } = await startPglite({ dump: await migratedDump() });
  return { address: { embedded }, drop: stop };
}

async function migratedDump(): Promise<string> {
  const file = path.join(tmpdir(), `${templateName()}.tar`);
  if (existsSync(file)) return file;
  const server = await startPglite();
  await migrateStore({ embedded: server.embedded });
  await server.dump(file);
  await server.stop();
  return file;
}
