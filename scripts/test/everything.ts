import seedDemoOnce from '../../e2e/global-setup';
import { ensureCalendarPrograms } from './machine/calendar-programs';
import { ensureFirefox } from './machine/firefox';
import { ensureNginx } from './machine/nginx';
import { embeddedStoreTests, pgliteFiles, planTests } from './pglite-files';
import { startCluster } from './machine/postgres-cluster';
import { requirementsIn } from './requirements-in';
import { runLongForms } from './run-long-forms';
import { createRunLog, type RunLog } from './run-log';

/**
 * Runs every check and every test, and answers the exit code. The last line is `N passed, N failed`. Long forms come after
 * everything else, which shows most faults in minutes.
 */
export async function runEverything({ long }: { long: boolean }): Promise<number> {
  const log = createRunLog();

  await Promise.all([checkTypesAndBuild(log), checkTheRest(log)]);
  await log.jest('unit and components, in Kathmandu', ['--selectProjects', 'unit', 'components'], {
    TZ: 'Asia/Kathmandu',
  });
  await log.jest('lib, in Shanghai', ['lib/', '--selectProjects=unit'], { TZ: 'Asia/Shanghai' });

  const cluster = await startCluster().catch(reportUnproved);
  const onCluster = { TEST_DATABASE_URL: cluster?.url };
  if (cluster)
    await log.jest(
      `service, on PostgreSQL ${cluster.version}`,
      ['--selectProjects=service', ...[embeddedStoreTests, planTests].map(ignoring)],
      onCluster,
    );
  await runOnPglite(log, { whole: long || !cluster });
  if (cluster)
    await log.jest('service, plans of its queries', [planTests, '--selectProjects=service'], onCluster);

  await log.check('chromium', ['npx', 'tsx', 'scripts/test/machine/chromium.ts']);
  const beside = long
    ? {
        nginx: await ensureNginx(),
        firefox: await ensureFirefox(),
        calendars: await ensureCalendarPrograms(),
      }
    : undefined;
  // Here for all that follow; where it cannot be told, the first of them says why.
  const removeSeed = await seedDemoOnce().catch(() => undefined);
  await log.playwright('processes', ['--project=stack'], onCluster);
  await log.playwright('attacks and faults', ['--project=safety'], onCluster);
  await log.playwright('browser', ['--project=browser']);
  const longRun = long && cluster ? await runLongForms(log, cluster) : undefined;
  removeSeed?.();
  await cluster?.stop();

  const { passed, failed, skipped } = log.finish();
  if (!cluster) console.log(unproved.cluster());
  if (beside && !beside.nginx) console.log(unproved.nginx());
  if (beside && !beside.firefox) console.log(unproved.firefox());
  if (beside && !beside.calendars) console.log(unproved.calendars());
  if (skipped > 0) console.log(`${skipped} tests were skipped`);
  if (longRun) console.log(`Long forms ${failed === 0 ? 'passed' : 'did not all pass'}: ${longRun}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

const ignoring = (folder: string) => `--testPathIgnorePatterns=${folder}`;

/** One lane beside the other checks: each of them leaves a core idle. The build writes types that tsc reads, so it comes second. */
async function checkTypesAndBuild(log: RunLog): Promise<void> {
  await log.check('types', ['npm', 'run', '--silent', 'types']);
  await log.check('build', ['npm', 'run', '--silent', 'build']);
}

/** The document of the API is written to `dist/`, which the build clears, so it comes first. */
async function checkTheRest(log: RunLog): Promise<void> {
  await log.check('openapi', ['npm', 'run', '--silent', 'openapi:lint']);
  await log.check('lint', ['npm', 'run', '--silent', 'lint']);
  await log.check('boundaries', ['npm', 'run', '--silent', 'boundaries']);
  await log.check('house', ['npm', 'run', '--silent', 'house', '--', '--check']);
  await log.check('format', ['npm', 'run', '--silent', 'format:check']);
  await log.check('requirements', ['npm', 'run', '--silent', 'requirements']);
}

/** PGlite proves what differs from PostgreSQL; the whole of the service runs on it in the long run, and where there is no server. */
function runOnPglite(log: RunLog, { whole }: { whole: boolean }): Promise<boolean> {
  const files = whole ? [] : ['--runTestsByPath', ...pgliteFiles()];
  return log.jest(
    whole ? 'service, on PGlite' : 'service, on PGlite: what differs there, and a smoke test',
    ['--selectProjects=service', ...files],
    { TEST_DATABASE_URL: undefined },
  );
}

function reportUnproved(error: unknown): undefined {
  console.error(error);
  console.error(unproved.cluster());
}

/** The parts of the proof that stay open where a part of the stage is missing: said loudly, because those tests are skipped. */
const unproved = {
  /** PGlite has one session and serialises everything. */
  cluster: () =>
    `NOT PROVED: no PostgreSQL server could be started here, so these were not tried on one: ${requirementsIn('service', 'e2e/stack', 'e2e/safety').join(' ')}`,
  nginx: () =>
    `NOT PROVED: there is no nginx here, so these were not tried behind one: ${requirementsIn('e2e/safety/nginx').join(' ')}`,
  firefox: () =>
    `NOT PROVED: there is no Firefox here, so these were not tried in it: ${requirementsIn('e2e/safety/firefox').join(' ')}`,
  calendars: () =>
    `NOT PROVED: there are no khal and vdirsyncer here, so these were not tried with them: ${requirementsIn('e2e/stack/calendar-programs').join(' ')}`,
};
