import { createRunLog, type RunLog } from './run-log';

/**
 * Runs what needs neither a database nor a browser, and answers the exit code: for the way to a change, not for its end. It ends
 * with the first step that fails; the checks run side by side, so that two cores are busy.
 */
export async function runQuick(): Promise<number> {
  const log = createRunLog();
  const checked = await Promise.all([
    log.check('types', ['npm', 'run', '--silent', 'types']),
    checkTheRest(log),
  ]);
  const passed =
    checked.every(Boolean) && (await log.jest('unit and components', ['--bail', ...jestProjects]));
  const { passed: count, failed } = log.finish();
  console.log(
    passed ? `Quick run: ${count} passed` : `Quick run: stopped at the first failure, ${failed} failed`,
  );
  return passed ? 0 : 1;
}

const jestProjects = ['--selectProjects', 'unit', 'components'];

async function checkTheRest(log: RunLog): Promise<boolean> {
  // The cache knows files by their content: a second run looks only at what changed.
  const cachedLint = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/eslint/'];
  return (
    (await log.check('house', ['npm', 'run', '--silent', 'house', '--', '--check'])) &&
    (await log.check('lint', ['npm', 'run', '--silent', 'lint', '--', ...cachedLint])) &&
    (await log.check('boundaries', ['npm', 'run', '--silent', 'boundaries']))
  );
}
