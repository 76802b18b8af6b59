import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
import { testClock } from '@/service/testing';
import { openSealed } from '../archive/seal';
import { backUpServer } from './back-up-server';

describe('a backup of a server', () => {
  let folder: string;
  let file: string;
  let uploads: string;

  /** PostgreSQL's programs, as far as a backup uses them: one writes a dump, the other lists what is in it. */
  const backUpWhat = async (listed: string) => {
    const says = { pg_dump: 'PGDMP', pg_restore: listed };
    for (const [tool, said] of Object.entries(says)) {
      const program = path.join(folder, tool);
      await writeFile(program, `#!/bin/sh\nprintf '%s\\n' '${said}'\n`);
      await chmod(program, 0o700);
    }
    const environment = { NODE_ENV: 'test', PATH: folder } as const;
    const server = { url: 'postgres://db/rooms', environment };
    return backUpServer(server, { file, storage: { kind: 'disk', folder: uploads }, clock: testClock() });
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
    file = path.join(folder, 'made.backup');
    uploads = path.join(folder, 'uploads');
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('[R17] is made of a database that is the product’s', async () => {
    await backUpWhat('4004; 0 16402 TABLE DATA public kysely_migration rooms_owner');
    expect(await readdir(folder)).toEqual(['made.backup', 'pg_dump', 'pg_restore']);
    const backup = await openSealed(file);
    if (backup === 'from a server') throw new Error('without a seal');
    await backup.unpackInto(path.join(folder, 'unpacked'));
    expect(await readdir(path.join(folder, 'unpacked'))).toEqual(['database.dump']);
    expect(backup.manifest).toMatchObject({ database: 'dump', uploads: 'here' });
  });

  it('[R17] of which an uploaded file cannot be read leaves nothing that looks like one', async () => {
    const name = 'a'.repeat(64);
    await mkdir(path.join(uploads, 'contents', '018f0000-0000-7000-8000-000000000001', name), {
      recursive: true,
    });
    const made = backUpWhat('4004; 0 16402 TABLE DATA public kysely_migration rooms_owner');
    await expect(made).rejects.toThrow('EISDIR');
    expect(await readdir(folder)).toEqual(['pg_dump', 'pg_restore', 'uploads']);
  });

  it('[R17] is refused for a database without its tables, as no restore would take it', async () => {
    await expect(backUpWhat(';     TOC Entries: 4')).rejects.toThrow(backupText.nothingOnServer);
    expect(await readdir(folder)).toEqual(['pg_dump', 'pg_restore']);
  });
});
