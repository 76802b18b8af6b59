import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

type LockedPackage = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Manifest = { engines: { node: string }; dependencies: Record<string, string> };
type Bom = { bomFormat: string; components: { name: string; version: string; purl: string }[] };

const root = path.resolve(__dirname, '..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');
const manifest = JSON.parse(textOf('package.json')) as Manifest;
const { packages } = JSON.parse(textOf('package-lock.json')) as { packages: Record<string, LockedPackage> };
const locked = Object.entries(packages).filter(([place]) => place !== '');

/** The lowest version of each package without a known hole (S55). sharp comes with Next, which may drop it. */
const floors = { next: '16.4.5', react: '19.3.1', 'react-dom': '19.3.1', sharp: '0.35.5' };

describe('the packages', () => {
  it.each(Object.entries(floors))(
    '[S55] %s is %s or newer, in every place where it is installed',
    (name, floor) => {
      const copies = locked.filter(([place]) => place.endsWith(`node_modules/${name}`) && !isScoped(place));
      const versions = copies.map(([, { version = '' }]) => version);
      expect(versions.filter((version) => isOlder(version, floor))).toEqual([]);
      if (name !== 'sharp') expect(versions).not.toEqual([]);
    },
  );

  it('[S55] ask for a Node that Next supports', () => {
    expect(manifest.engines.node).toBe('>=20.9');
    expect(isOlder('20.8.1', '20.9.0')).toBe(true);
  });

  it('[S59] are each pinned by their content, and none comes from anywhere but the registry', () => {
    expect(locked.length).toBeGreaterThan(100);
    expect(locked.filter(([, { integrity = '' }]) => !/^sha512-/.test(integrity))).toEqual([]);
    expect(locked.filter(([, { link }]) => link)).toEqual([]);
    // Without an address npm asks the registry that the machine is set to; any address here would go past it.
    expect(locked.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([]);
  });

  it('[S59] are asked for by one exact version each', () => {
    const { dependencies } = manifest;
    expect(Object.entries(dependencies).filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual(
      [],
    );
  });

  it('[S59] are listed in the bill of materials that npm run sbom prints', () => {
    const printed = execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: root, encoding: 'utf8' });
    const { bomFormat, components } = JSON.parse(printed) as Bom;
    expect(bomFormat).toBe('CycloneDX');
    const listed = components.map(({ name, version }) => `${name}@${version}`);
    const ours = Object.entries(manifest.dependencies).map(([name, version]) => `${name}@${version}`);
    expect(ours.filter((dependency) => !listed.includes(dependency))).toEqual([]);
    expect(listed).toContain(`sharp@${packages['node_modules/sharp']?.version}`);
    expect(listed.filter((name) => /^(jest|typescript|eslint|prettier)@/.test(name))).toEqual([]);
  });
});

describe('the sources', () => {
  it('[S55] hold no Server Action', () => {
    const directive = /^\s*['"]use server['"]/m;
    const sources = ['app', 'bff', 'components', 'lib', 'server'].flatMap(sourcesIn);
    expect(sources.length).toBeGreaterThan(100);
    expect(sources.filter((file) => directive.test(textOf(file)))).toEqual([]);
  });
});

const isScoped = (place: string) => /node_modules\/@[^/]+\/[^/]+$/.test(place);

const sourcesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

/** Both of the shape `1.2.3`; a pre-release counts as older than what it precedes. */
function isOlder(version: string, floor: string): boolean {
  const [release = '', preRelease] = version.split('-');
  const order = release.localeCompare(floor, 'en', { numeric: true });
  return order < 0 || (order === 0 && preRelease !== undefined);
}
