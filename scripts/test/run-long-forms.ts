import seedDemoOnce from '../../e2e/global-setup';
import { isAboutRaces, longForms } from './long-forms';
import { npmBinaries } from './machine/postgres-binaries';
import { type Cluster, startCluster } from './machine/postgres-cluster';
import { createRunLog, type RunLog } from './run-log';

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

/** Runs the long forms whose path holds a word, and answers the exit code. */
export async function runLongFormsOf(word: string): Promise<number> {
  const files = longForms().filter((file) => file.includes(word));
  if (files.length === 0)
    throw new Error(`No long form has "${word}" in its path:\n${longForms().join('\n')}`);
  const log = createRunLog();
  await log.check('build', ['npm', 'run', '--silent', 'build']);
  const cluster = await startCluster();
  const removeSeed = await seedDemoOnce().catch(() => undefined);
  for (const file of files) await runLong(log, file, cluster);
  removeSeed?.();
  await cluster.stop();
  const { passed, failed } = log.finish();
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
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
