// `npm run sbom`: what the running product is made of, as CycloneDX on standard output.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mustRun, root } from './lib/run.mjs';

// `npm sbom` refuses trees in which a tool's peers disagree, and its `--omit dev` also leaves out what tools and product
// share. So it reads the lockfile of a project that has never had any tools.
const manifest = withoutTools(read('package.json'));
const lock = read('package-lock.json');
const packages = { ...lock.packages, '': withoutTools(lock.packages['']) };

const parent = mkdtempSync(join(tmpdir(), 'sbom-'));
// npm names the product by its folder.
const folder = join(parent, manifest.name);
mkdirSync(folder);
write('package.json', manifest);
write('package-lock.json', { ...lock, packages });
process.once('exit', () => rmSync(parent, { recursive: true }));
const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application'];
await mustRun(['npm', 'sbom', '--prefix', folder, '--package-lock-only', ...format]);

function withoutTools(manifest) {
  return { ...manifest, devDependencies: {} };
}

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

function write(file, content) {
  writeFileSync(join(folder, file), JSON.stringify(content));
}
