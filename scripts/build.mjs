// `npm run build`: the pages by Next, the processes around them by esbuild.
import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { compressStatic, keepStatic } from './lib/compress-static.mjs';
import { buildStamp } from './lib/freshness.mjs';
import { mustRun, root } from './lib/run.mjs';
import { runningProduct } from './lib/running-product.mjs';

const product = runningProduct();
if (product !== undefined) {
  console.error(
    `A product runs from this clone (process ${product}), and building would take its files away. End it, or build in another clone.`,
  );
  process.exit(1);
}

const dist = join(root, 'dist');
rmSync(dist, { recursive: true, force: true });
// Types that a development server left behind describe other routes and fail the build.
rmSync(join(root, '.next', 'dev'), { recursive: true, force: true });

const files = join(root, '.next', 'static');
// Where Next leaves alone what it finds.
const filesBefore = join(root, '.next', 'cache', 'static-before');
keepStatic(files, filesBefore);
await mustRun(['npx', 'next', 'build'], { env: { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } });
await compressStatic(files, filesBefore);

await build({
  absWorkingDir: root,
  entryPoints: ['server.ts', 'service/server.ts', 'service/db/embedded/process/child.ts'],
  outdir: dist,
  outbase: root,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.9',
  packages: 'external',
  sourcemap: true,
  logLevel: 'warning',
});
cpSync(join(root, 'service/db/migrations'), join(dist, 'service/db/migrations'), { recursive: true });

writeFileSync(buildStamp, '');
