import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

const library = pathToFileURL(path.join(__dirname, 'keep-running.mjs')).href;

const secret = 'a secret of the environment';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Keeps a program running that has its number of runs as `run`; answers how the keeper ended and what was said. */
function keep(program: string) {
  const counted = `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('runs', '.');
    const run = readFileSync('runs', 'utf8').length;
    const ready = () => new Promise((resolve) => process.send('ready', resolve));
    ${program}`;
  writeFileSync(path.join(folder, 'program.mjs'), counted);
  writeFileSync(
    path.join(folder, 'keeper.mjs'),
    `import { keepRunning } from ${JSON.stringify(library)};
    process.exit(await keepRunning('program.mjs', { reportsIn: 'reports', firstPauseMs: 10, silentMs: 3_000 }));`,
  );
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: 'test' as const, SESSION_SECRET: secret };
  const keeper = spawn(process.execPath, ['keeper.mjs'], { cwd: folder, env });
  const said = text(keeper.stderr);
  const code = new Promise<number | null>((resolve) => keeper.once('close', resolve));
  return { keeper, ended: async () => ({ code: await code, said: await said, runs: runs() }) };
}

const runs = () =>
  existsSync(path.join(folder, 'runs')) ? readFileSync(path.join(folder, 'runs'), 'utf8').length : 0;

describe('[R14] a program that is kept running', () => {
  it('is started again when it dies, and ends with itself', async () => {
    const { ended } = keep(`
      await ready();
      if (run === 1) process.exit(7);
      if (run === 2) process.kill(process.pid, 'SIGKILL');
      process.exit(0);`);
    const { code, said, runs: count } = await ended();
    expect([code, count]).toEqual([0, 3]);
    expect(said).toMatch(/"code":7.*started again[^]*"signal":"SIGKILL".*started again/);
  });

  it('[S58] is ended and started again when its main thread turns no more, and a report without secrets says where it stood', async () => {
    const { ended } = keep(`
      await ready();
      if (run > 1) process.exit(0);
      function neverEnds() { for (;;); }
      setTimeout(neverEnds, 1_000);`);
    const { code, said, runs: count } = await ended();
    expect([code, count]).toEqual([0, 2]);
    expect(said).toMatch(/does not turn[^]*"signal":"SIGKILL".*started again/);
    const [name = ''] = readdirSync(path.join(folder, 'reports'));
    const report = readFileSync(path.join(folder, 'reports', name), 'utf8');
    expect(report).toMatch(/neverEnds \(file:.*program\.mjs:\d+\)/);
    expect(report).not.toContain(secret);
  });

  it('is not started again when it breaks before it was ready', async () => {
    const { ended } = keep('process.exit(3);');
    expect(await ended()).toMatchObject({ code: 3, runs: 1 });
  });

  it('stops in order when its keeper is told to, or is gone', async () => {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      const before = runs();
      const { keeper, ended } = keep(`
        process.on('SIGTERM', () => {
          process.stderr.write('stopped in order');
          process.exit(0);
        });
        await ready();
        process.stdout.write('running');
        setInterval(() => undefined, 1_000);`);
      await new Promise((resolve) => keeper.stdout.once('data', resolve));
      keeper.kill(signal);
      expect(await ended()).toMatchObject({ said: 'stopped in order', runs: before + 1 });
    }
  });
});
