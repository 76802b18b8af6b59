import tellTheStoryOnce from '../../e2e/global-setup';
import { ensureFirefox } from './firefox';
import { ensureNginx } from './nginx';
import { startCluster } from './postgres-cluster';
import { requirementsIn } from './requirements-in';
import { runLongForms } from './run-long-forms';
import { createRunLog } from './run-log';

/**
 * Runs every check and every test, and answers the exit code. The last line is `N passed, N failed`. Long forms come after
 * everything else, which shows most faults in minutes.
 */
export async function runEverything({ long }: { long: boolean }): Promise<number> {
  const log = createRunLog();

  await log.check('types', ['npm', 'run', '--silent', 'types']);
  await log.check('lint', ['npm', 'run', '--silent', 'lint']);
  await log.check('format', ['npm', 'run', '--silent', 'format:check']);
  await log.check('boundaries', ['npm', 'run', '--silent', 'boundaries']);
  await log.check('house', ['npm', 'run', '--silent', 'house', '--', '--check']);
  await log.check('requirements', ['npm', 'run', '--silent', 'requirements']);
  await log.check('openapi', ['npm', 'run', '--silent', 'openapi:lint']);

  await log.jest('unit, in Kathmandu', ['--selectProjects=unit'], { TZ: 'Asia/Kathmandu' });
  await log.jest('lib, in Shanghai', ['lib/', '--selectProjects=unit'], { TZ: 'Asia/Shanghai' });
  await log.jest('service, on PGlite', ['--selectProjects=service'], { TEST_DATABASE_URL: undefined });

  const cluster = await startCluster().catch(reportUnproved);
  const onCluster = { TEST_DATABASE_URL: cluster?.url };
  if (cluster)
    await log.jest(
      `service, on PostgreSQL ${cluster.version}`,
      // The embedded store is PGlite whatever server there is: it was tried a step ago.
      ['--selectProjects=service', '--testPathIgnorePatterns=service/db/embedded/'],
      onCluster,
    );

  await log.jest('components', ['--selectProjects=components']);
  await log.check('build', ['npm', 'run', '--silent', 'build']);
  await log.check('chromium', ['npx', 'tsx', 'scripts/test/chromium.ts']);
  const nginx = await ensureNginx();
  const firefox = await ensureFirefox();
  // Here for all that follow; where it cannot be told, the first of them says why.
  const forgetTheStory = await tellTheStoryOnce().catch(() => undefined);
  await log.playwright('processes', ['--project=stack'], onCluster);
  await log.playwright('attacks and faults', ['--project=safety'], onCluster);
  await log.playwright('browser', ['--project=browser']);
  const longRun = long && cluster ? await runLongForms(log, cluster) : undefined;
  forgetTheStory?.();
  await cluster?.stop();

  const { passed, failed, skipped } = log.finish();
  if (!cluster) console.log(unproved.cluster());
  if (!nginx) console.log(unproved.nginx());
  if (!firefox) console.log(unproved.firefox());
  if (skipped > 0) console.log(`${skipped} tests were skipped`);
  if (longRun) console.log(`Long forms ${failed === 0 ? 'passed' : 'did not all pass'}: ${longRun}`);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function reportUnproved(error: unknown): undefined {
  console.error(error);
  console.error(unproved.cluster());
}

/** What stays open where a part of the stage is missing: said loudly, because those tests are skipped. */
const unproved = {
  /** PGlite has one session and serialises everything. */
  cluster: () =>
    `NOT PROVED: no PostgreSQL server could be started here, so these were not tried on one: ${requirementsIn('service', 'e2e/stack', 'e2e/safety').join(' ')}`,
  nginx: () =>
    `NOT PROVED: there is no nginx here, so these were not tried behind one: ${requirementsIn('e2e/safety/nginx').join(' ')}`,
  firefox: () =>
    `NOT PROVED: there is no Firefox here, so these were not tried in it: ${requirementsIn('e2e/safety/firefox').join(' ')}`,
};
