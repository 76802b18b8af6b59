import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupText } from '@/lib/text/zh-cn/backup';
import { backUpServer } from './back-up-server';

describe('a backup of a server', () => {
  let folder: string;

  /** PostgreSQL's programs, as far as a backup uses them: one writes a dump, the other lists what is in it. */
  const backUpWhat = async (listed: string) => {
    const says = { pg_dump: 'PGDMP', pg_restore: listed };
    for (const [tool, said] of Object.entries(says)) {
      const program = path.join(folder, tool);
      await writeFile(program, `#!/bin/sh\nprintf '%s\\n' '${said}'\n`);
      await chmod(program, 0o700);
    }
    const environment = { NODE_ENV: 'test', PATH: folder } as const;
    return backUpServer({ url: 'postgres://db/rooms', environment }, path.join(folder, 'made.backup'));
  };

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'tools-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('[R17] is made of a database that is the product’s', async () => {
    await backUpWhat('4004; 0 16402 TABLE DATA public kysely_migration rooms_owner');
    expect(await readdir(folder)).toContain('made.backup');
  });

  it('[R17] is refused for a database without its tables, as no restore would take it', async () => {
    await expect(backUpWhat(';     TOC Entries: 4')).rejects.toThrow(backupText.nothingOnServer);
    expect(await readdir(folder)).toEqual(['pg_dump', 'pg_restore']);
  });
});
