import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '@/scripts/lib/run.mjs';

/** Where the bare page is in such a build: an address that the guard knows nothing of, so it is for logged-in people alone. */
export const barePagePath = '/bare-page';

/** In `dist/`, which `npm run build` empties: a build of other sources than the product's is never left. */
const folder = path.join(root, 'dist/with-bare-page');

const copied = [
  ...['app', 'bff', 'components', 'lib', 'middleware.ts'],
  ...['next.config.mjs', 'package.json', 'tsconfig.json'],
];

/** The product's pages built once more, with `anchors/bare-page.tsx` among them. Answers the folder to start the product in. */
export async function buildWithBarePage(): Promise<string> {
  if (existsSync(path.join(folder, '.next/BUILD_ID'))) return folder;
  rmSync(folder, { recursive: true, force: true });
  const isShipped = (source: string) => !/\.test\.tsx?$/.test(source);
  for (const name of copied)
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, filter: isShipped });
  const page = path.join(folder, 'app', barePagePath);
  mkdirSync(page);
  cpSync(path.join(root, 'bench/anchors/bare-page.tsx'), path.join(page, 'bare-page.tsx'));
  writeFileSync(path.join(page, 'page.tsx'), "export { BarePage as default } from './bare-page';\n");

  const env = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  const code = await run(['npx', 'next', 'build', folder], { env, quiet: true });
  if (code !== 0) throw new Error('The app could not be built with the bare page in it');
  return folder;
}
