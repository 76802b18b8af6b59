// `npm run bench`: the speed of the built product as ratios, see docs/performance.md. Plain Node, because nothing may be installed yet.
import { isBuildFresh } from './lib/freshness.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { mustRun, root } from './lib/run.mjs';

process.chdir(root);
await ensureInstalled();
if (!isBuildFresh()) {
  console.error('Building …');
  await mustRun([process.execPath, 'scripts/build.mjs'], { quiet: true });
}
const { register } = await import('tsx/esm/api');
register();

const { runBench } = await import('../bench/main.ts');
try {
  process.exit(await runBench(process.argv.slice(2)));
} catch (error) {
  console.error(error.message);
  process.exit(2);
}
