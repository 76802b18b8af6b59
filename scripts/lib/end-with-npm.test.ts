import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const watch = pathToFileURL(path.join(__dirname, 'end-with-npm.mjs')).href;

/** Says how it ended: in order, or not at all although its parent had long been gone. */
const program = `
import { endWithNpm } from ${JSON.stringify(watch)};
endWithNpm({ everyMs: 20 });
const parent = process.ppid;
let rounds = 0;
process.on('SIGTERM', () => process.stdout.write('ended in order', () => process.exit()));
setInterval(() => {
  if (process.ppid !== parent && ++rounds === 25) process.stdout.write('lives on', () => process.exit());
}, 20);
setTimeout(() => process.exit(), 5_000);
process.stderr.write('running');
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'npm-'));
  writeFileSync(path.join(folder, 'program.mjs'), program);
  writeFileSync(
    path.join(folder, 'package.json'),
    JSON.stringify({ name: 'started', scripts: { start: 'node program.mjs' } }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Starts the program by a command, kills the command, and answers what became of the program. */
async function afterKilling(command: string[], signal: NodeJS.Signals): Promise<string> {
  const [file = '', ...args] = command;
  const { PATH, HOME } = process.env;
  const child = spawn(file, args, { cwd: folder, env: { PATH, HOME, NODE_ENV: 'test' } });
  const printed = text(child.stdout);
  await new Promise<void>((resolve) => {
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => chunk.includes('running') && resolve());
  });
  child.kill(signal);
  return printed;
}

describe('[R27] a product that npm started', () => {
  it.each(['SIGTERM', 'SIGKILL'] as const)('ends in order when npm is gone by %s', async (signal) => {
    expect(await afterKilling(['npm', 'start', '--silent'], signal)).toBe('ended in order');
  });

  it('is no matter of npm where something else started it', async () => {
    expect(await afterKilling(['sh', '-c', 'node program.mjs; true'], 'SIGTERM')).toBe('lives on');
  });
});
