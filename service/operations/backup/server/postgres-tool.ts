import { spawn, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { backupText } from '@/lib/text/zh-cn/backup';
import { BackupError } from '../backup-error';

/** A database on a server. The environment may say more of how to reach it, and where PostgreSQL's programs are. */
export type DatabaseServer = { url: string; environment: NodeJS.ProcessEnv };

type Order = { args: string[]; environment: NodeJS.ProcessEnv; url?: string; output?: number };

/** Runs one of PostgreSQL's own programs and answers what it printed, unless that goes to a file. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  { args, environment, url, output }: Order,
): Promise<string> {
  const stdio: StdioOptions = ['ignore', output ?? 'pipe', 'pipe'];
  const { address, secret } = withoutPassword(url);
  const child = spawn(tool, [...args, ...address], { stdio, env: { ...environment, ...secret } });
  const missing = once(child, 'error').then(([cause]) => {
    throw new BackupError(backupText.toolMissing(tool), { cause });
  });
  const ended = Promise.all([
    once(child, 'close'),
    child.stdout ? text(child.stdout) : '',
    child.stderr ? text(child.stderr) : '',
  ]);
  const [[code], printed, complaint] = await Promise.race([ended, missing]);
  if (code !== 0) throw new BackupError(backupText.toolFailed(tool, complaint.trim()));
  return printed;
}

/** Every user of a machine can read the arguments of a process, but not its environment. */
function withoutPassword(connection: string | undefined) {
  if (connection === undefined) return { address: [], secret: {} };
  const url = new URL(connection);
  const password = decodeURIComponent(url.password);
  url.password = '';
  return { address: [`--dbname=${url.href}`], secret: password ? { PGPASSWORD: password } : {} };
}
