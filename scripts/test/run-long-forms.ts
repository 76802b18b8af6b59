import { isAboutRaces, longForms } from './long-forms';
import { npmBinaries } from './machine/postgres-binaries';
import { type Cluster, startCluster } from './machine/postgres-cluster';
import type { RunLog } from './run-log';

/** Runs every long form, those about races on npm's PostgreSQL first, and says when and on what, for the ledger. */
export async function runLongForms(log: RunLog, cluster: Cluster): Promise<string> {
  const began = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const files = longForms();
  const other = await startCluster({ binaries: npmBinaries }).catch(reportMissing);
  if (other) for (const file of files.filter(isAboutRaces)) await runLong(log, file, other);
  await other?.stop();
  for (const file of files) await runLong(log, file, cluster);
  const versions = [...new Set([cluster.version, ...(other ? [other.version] : [])])];
  return `${began} UTC, Node.js ${process.version}, PostgreSQL ${versions.join(' and ')}`;
}

function runLong(log: RunLog, file: string, { url, version }: Cluster): Promise<boolean> {
  const step = `long: ${file}, on PostgreSQL ${version.split(' ', 1).join('')}`;
  const env = { LONG: '1', TEST_DATABASE_URL: url };
  const [, folder = ''] = /^e2e\/(stack|safety|specs)\//.exec(file) ?? [];
  const project = folder === 'specs' ? 'browser' : folder;
  return project
    ? log.playwright(step, [`--project=${project}`, file], env)
    : log.jest(step, [file, '--selectProjects=service'], env);
}

function reportMissing(error: unknown): undefined {
  console.error(error);
  console.error("NOT PROVED: npm's PostgreSQL could not be started, so races were tried on one version only");
}
