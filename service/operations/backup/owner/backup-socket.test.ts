import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { testClock } from '@/service/testing';
import { type BackupAddress, type BackupSocket, openBackupSocket } from './backup-socket';

const logger = { info: () => undefined, warn: () => undefined };

describe('who asks the running owner for a backup', () => {
  let dataDir: string;
  let addressFile: string;
  let address: BackupAddress;
  let socket: BackupSocket;
  const ask = async (token: string) => {
    const { token: _, ...where } = address;
    const asked = request({ ...where, headers: { authorization: `Bearer ${token}` } }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    return { status: answer.statusCode, body: (await buffer(answer)).toString('latin1') };
  };

  beforeEach(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'owner-'));
    addressFile = path.join(dataDir, 'backup-socket.json');
    socket = await openBackupSocket(
      {
        dataDir,
        clock: testClock(),
        facts: () => Promise.resolve({ schema: 'a', postgres: '18', position: '1' }),
        copyTo: async (folder) => {
          await mkdir(folder);
          await writeFile(path.join(folder, 'PG_VERSION'), '18\n');
        },
      },
      logger,
    );
    address = JSON.parse(await readFile(addressFile, 'utf8')) as BackupAddress;
  });
  afterEach(async () => {
    await socket.close();
    await rm(dataDir, { recursive: true });
  });

  it('[R17] is whoever may read the owner’s token, and nobody else may', async () => {
    expect((await stat(addressFile)).mode & 0o777).toBe(0o600);
    expect(await ask(address.token)).toEqual({
      status: 200,
      body: expect.stringContaining('"position":"1"'),
    });
  });

  it.each([
    ['another', (token: string) => token.replace(/./g, 'x')],
    ['none', () => ''],
    ['as many letters, not all of one byte', (token: string) => token.replace(/./g, 'é')],
  ])('[R17] is refused with %s, and the owner goes on', async (_case, forge) => {
    expect(await ask(forge(address.token))).toEqual({ status: 401, body: '' });
    expect((await ask(address.token)).status).toBe(200);
  });
});
