import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const source = pathToFileURL(path.join(__dirname, 'running-product.mjs')).href;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'running-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs lines of a program that knows the folder, until it is killed where they say so. */
function program(lines: string) {
  const code = `import * as product from ${JSON.stringify(source)}; const folder = ${JSON.stringify(folder)}; ${lines}`;
  return spawn(process.execPath, ['--input-type=module', '-e', code]);
}

async function foundByBuild(): Promise<string> {
  const child = program(`process.stdout.write(String(product.runningProduct(folder)));`);
  const [found] = (await once(child.stdout, 'data')) as [Buffer];
  return found.toString();
}

const markAndStay = `product.markRunning(folder); process.stdout.write('marked'); setInterval(() => undefined, 1_000);`;
const markAndEnd = `product.markRunning(folder); process.stdout.write('marked');`;

test('a build finds the product that runs from its clone, until it is killed', async () => {
  expect(await foundByBuild()).toBe('undefined');
  const running = program(markAndStay);
  await once(running.stdout, 'data');
  expect(await foundByBuild()).toBe(String(running.pid));

  running.kill('SIGKILL');
  await once(running, 'close');
  expect(await foundByBuild()).toBe('undefined');
  expect(readdirSync(folder)).toEqual([]);
});

test('a product that ends in order leaves no mark', async () => {
  await once(program(markAndEnd), 'close');
  expect(readdirSync(folder)).toEqual([]);
});
