import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';

const program = pathToFileURL(path.resolve(__dirname, 'lib/compress-static.mjs')).href;
const code = 'const a = "预订会议室";\n'.repeat(50);
let home: string;
let folder: string;
let kept: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'compress-'));
  folder = path.join(home, 'static');
  kept = path.join(home, 'cache/static');
  mkdirSync(path.join(folder, 'chunks'), { recursive: true });
});
afterEach(() => rmSync(home, { recursive: true }));

const put = (name: string, content: string | Buffer) => writeFileSync(path.join(folder, name), content);
const read = (name: string) => readFileSync(path.join(folder, name));

/** Workers need the modules as they are, so they run in a Node of their own. */
function call(name: 'keepStatic' | 'compressStatic') {
  const script = path.join(home, `${name}.mjs`);
  writeFileSync(script, `import { ${name} } from '${program}'; await ${name}(...process.argv.slice(2));`);
  execFileSync(process.execPath, [script, folder, kept], { stdio: 'pipe' });
}

it('writes beside each text what gives it back, and nothing beside pictures', () => {
  put('chunks/a.js', code);
  put('b.css', 'a{}');
  put('c.png', code);
  call('compressStatic');
  for (const [name, text] of [
    ['chunks/a.js', code],
    ['b.css', 'a{}'],
  ] as const) {
    expect(brotliDecompressSync(read(`${name}.br`)).toString()).toBe(text);
    expect(gunzipSync(read(`${name}.gz`)).toString()).toBe(text);
  }
  expect(read('chunks/a.js.gz').length).toBeLessThan(gzipSync(code, { level: 9 }).length);
  expect(readdirSync(folder).filter((name) => name.startsWith('c.'))).toEqual(['c.png']);
});

it('takes over what the last build compressed, if it is still the same text and in order', () => {
  for (const name of ['same.js', 'other.js', 'broken.js']) put(name, code);
  call('compressStatic');
  const own = gzipSync(code);
  put('same.js.gz', own);
  put('broken.js.gz', own.subarray(0, 20));
  call('keepStatic');
  mkdirSync(folder);
  for (const name of ['same.js', 'broken.js']) put(name, code);
  put('other.js', 'anew');
  call('compressStatic');

  expect(read('same.js.gz')).toEqual(own);
  expect(gunzipSync(read('broken.js.gz')).toString()).toBe(code);
  expect(gunzipSync(read('other.js.gz')).toString()).toBe('anew');
  expect(existsSync(kept)).toBe(false);
});

it('keeps the last files when the build after them failed before it had any', () => {
  put('same.js', code);
  put('same.js.gz', gzipSync(code));
  call('keepStatic');
  call('keepStatic');
  expect(readdirSync(kept)).toContain('same.js.gz');
});
