import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '@/test/http/free-port';
import { findBinaries } from './postgres-binaries';

/** A PostgreSQL server of our own in a temporary folder; tests make their databases on it. */
export type Cluster = {
  url: string;
  version: string;
  source: string;
  /** As `pg_ctl restart -m immediate`: nobody is waited for, and what was written is recovered. */
  crashAndRestart(): Promise<void>;
  stop(): Promise<void>;
};

const startsWithinMs = 30_000;

type ClusterOptions = {
  /** A commit that was answered survives {@link Cluster.crashAndRestart}. */
  durable?: boolean;
  /** Which PostgreSQL; the system's, unless told otherwise. */
  binaries?: typeof findBinaries;
};

export async function startCluster({
  durable = false,
  binaries = findBinaries,
}: ClusterOptions = {}): Promise<Cluster> {
  const { bin, source } = await binaries();
  // A short path: a unix socket's name has at most 107 bytes.
  const folder = mkdtempSync(path.join(tmpdir(), 'pg-'));
  const user = unprivilegedUser();
  if (user) chownSync(folder, user.uid, user.gid);
  chmodSync(folder, 0o700);

  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  execFileSync(path.join(bin, 'initdb'), initdb, {
    ...user,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

  const port = await freePort();
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 300,
    // Nothing of this cluster outlives the run, so nothing waits for the disk; a crash of the server alone keeps
    // what has reached the machine.
    fsync: 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: 'off',
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log: string[] = [];
  const launch = () => {
    const launched = spawn(path.join(bin, 'postgres'), ['-D', data, ...options], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    launched.stderr?.setEncoding('utf8').on('data', (text: string) => log.push(text));
    return launched;
  };
  let server = launch();
  const end = () => server.kill('SIGQUIT');
  process.once('exit', end);

  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const version = await answers({ url, server, log });
  return { url, version, source, crashAndRestart, stop };

  async function crashAndRestart() {
    server.kill('SIGQUIT');
    await once(server, 'exit');
    server = launch();
    await answers({ url, server, log });
  }

  async function stop() {
    process.off('exit', end);
    if (server.exitCode === null) {
      server.kill('SIGINT');
      await once(server, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  }
}

async function answers({
  url,
  server,
  log,
}: {
  url: string;
  server: ChildProcess;
  log: string[];
}): Promise<string> {
  const deadline = Date.now() + startsWithinMs;
  for (;;) {
    const client = new Client({ connectionString: url });
    try {
      await client.connect();
      const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
      return rows[0]?.server_version ?? '';
    } catch (error) {
      if (server.exitCode !== null || Date.now() > deadline) {
        throw new Error(`PostgreSQL did not start:\n${log.join('')}`, { cause: error });
      }
      await delay(50);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/etc/passwd')) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const [, , uid, gid] =
    users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody') ?? [];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}
