import type { Kysely } from 'kysely';
import { connect, type StoreAddress } from '../../db/connect';
import type { Database } from '../../db/database';
import { openEmbeddedStore } from '../../db/embedded';
import { migrateStore } from '../../db/migrate';
import { testClock } from '../test-clock';
import { emptyPostgresStore } from '../database/postgres-store';
import { testServerUrl } from '../database/settings';
import { noAnnounce } from '../../operations/admin/announce';
import { writeBackup } from '../../operations/backup/archive/write-backup';
import { backupSource, produceBackup } from '../../operations/backup/backup-source';
import { type DatabaseServer, runPostgresTool } from '../../operations/backup/server/postgres-tool';
import { writeSafely } from '../../operations/backup/archive/write-safely';

export type Db = Kysely<Database>;

/** Where a product keeps its data that does not run: a data folder, with its store in it or on the server that tests have. */
export type Place = {
  dataDir: string;
  server?: DatabaseServer;
  fill(work: (db: Db) => Promise<void>): Promise<void>;
  /** A backup as it was before uploaded files were in it. */
  backUpAsBefore(file: string): Promise<unknown>;
  drop(): Promise<void>;
};

export const newPlace = (dataDir: string): Promise<Place> =>
  testServerUrl ? onServer(dataDir, testServerUrl) : Promise.resolve(embedded(dataDir));

const logger = { info: () => undefined, warn: () => undefined };

async function onServer(dataDir: string, serverUrl: string): Promise<Place> {
  const { address, drop } = await emptyPostgresStore(serverUrl);
  const { connectionString: url = '' } = address as { connectionString?: string };
  const server = { url, environment: process.env };
  const args = ['--format=custom', '--no-owner', '--no-privileges'];
  return {
    dataDir,
    server,
    fill: fillIn((work) => work(address)),
    backUpAsBefore: (file) =>
      writeSafely(
        file,
        ({ fd }) => runPostgresTool('pg_dump', { args, ...server, output: fd }),
        () => Promise.resolve(),
      ),
    drop,
  };
}

function embedded(dataDir: string): Place {
  const withStore = async <R>(work: (address: StoreAddress) => Promise<R>) => {
    const store = await openEmbeddedStore({ dataDir, logger });
    try {
      return await work(store.connection);
    } finally {
      await store.close();
    }
  };
  return {
    dataDir,
    fill: fillIn(withStore),
    async backUpAsBefore(file) {
      const store = await openEmbeddedStore({ dataDir, logger });
      const connection = connect(store.connection);
      const storage = { kind: 'disk', folder: dataDir } as const;
      const open = { dataDir, store, connection, clock: testClock(), announce: noAnnounce, storage };
      const source = { ...backupSource(open), storage: undefined };
      await produceBackup(source, (bytes) => writeBackup(file, bytes));
      await connection.db.destroy();
      await store.close();
    },
    drop: () => Promise.resolve(),
  };
}

type WithAddress = <R>(work: (address: StoreAddress) => Promise<R>) => Promise<R>;

const fillIn = (withAddress: WithAddress) => (work: (db: Db) => Promise<void>) =>
  withAddress(async (address) => {
    await migrateStore(address);
    const { db } = connect(address);
    try {
      await work(db);
    } finally {
      await db.destroy();
    }
  });
