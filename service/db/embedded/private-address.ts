import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EmbeddedAddress } from '../connect';
import type { ChildSettings } from './process/messages';

/** An address that only this user can reach. */
export type PrivateAddress = {
  listen: ChildSettings['listen'];
  /** Where clients find it, once the child has said which port it got. */
  connection(port?: number): EmbeddedAddress;
  remove(): Promise<void>;
};

const socketPort = 5432;
const loopback = '127.0.0.1';

/** A socket in a fresh folder of mode 700 (mkdtemp); its path stays short because the system allows about 100 bytes. */
export async function privateAddress(): Promise<PrivateAddress> {
  if (process.platform === 'win32') return loopbackAddress();
  const folder = await mkdtemp(path.join(tmpdir(), 'mr-'));
  return {
    listen: { path: path.join(folder, `.s.PGSQL.${socketPort}`) },
    connection: () => ({ host: folder, port: socketPort }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

function loopbackAddress(): PrivateAddress {
  return {
    listen: { host: loopback, port: 0 },
    connection: (port = 0) => ({ host: loopback, port }),
    remove: async () => undefined,
  };
}
