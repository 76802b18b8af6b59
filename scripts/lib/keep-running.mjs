import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const heartbeat = new URL('./heartbeat.mjs', import.meta.url).href;

/** As long as a busy main thread may take to write a report. */
const reportMs = 2_000;
const reportName = 'report.json';

/**
 * Runs a program until it ends by itself or this process is told to stop, and answers its exit code. One that breaks after it has said
 * `ready`, or whose main thread has not turned for `silentMs`, is started again after a pause; pauses double until one run has lasted
 * `soundMs`. A program that breaks before it was ever ready is not: its settings or its store are at fault.
 *
 * @param file the program, a path
 * @param reportsIn the folder of reports on main threads that did not turn
 */
export async function keepRunning(
  file,
  { reportsIn, silentMs = 10_000, firstPauseMs = 1_000, longestPauseMs = 60_000, soundMs = 60_000 },
) {
  const stop = new AbortController();
  let child;
  for (const signal of ['SIGTERM', 'SIGINT'])
    process.on(signal, () => {
      stop.abort();
      child?.kill(signal);
    });

  let hasBeenReady = false;
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    const startedAt = performance.now();
    // Its owner alone may read what a report holds before its environment is taken out.
    const reportFolder = mkdtempSync(path.join(tmpdir(), 'report-'));
    child = start(file, reportFolder);
    child.on('message', (message) => (hasBeenReady ||= message === 'ready'));
    const { code, signal } = await ended(child, silentMs);
    keepReport(reportFolder, reportsIn);
    if (code === 0 || stop.signal.aborted || !hasBeenReady) return code ?? 1;
    if (performance.now() - startedAt > soundMs) pauseMs = firstPauseMs;
    say({ code, signal, pauseMs, msg: 'the product broke and is started again' });
    await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    if (stop.signal.aborted) return 0;
  }
}

const start = (file, reportFolder) =>
  spawn(
    process.execPath,
    [
      ...['--report-on-signal', '--report-on-fatalerror'],
      `--report-directory=${reportFolder}`,
      `--report-filename=${reportName}`,
      ...['--import', heartbeat, file],
    ],
    { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
  );

/** Keeps the report of a program that was ended or ran out of memory, without the environment, which holds secrets (S58). */
function keepReport(from, to) {
  const written = path.join(from, reportName);
  try {
    if (!existsSync(written)) return;
    const report = JSON.parse(readFileSync(written, 'utf8'));
    delete report.environmentVariables;
    const kept = path.join(to, `report-${Date.now()}.json`);
    mkdirSync(to, { recursive: true });
    writeFileSync(kept, JSON.stringify(report, null, 2), { mode: 0o600 });
    say({ report: kept, msg: 'what the product did when it broke is in a report' });
  } catch (error) {
    say({ error: String(error), msg: 'the report on the product cannot be kept' });
  } finally {
    rmSync(from, { recursive: true, force: true });
  }
}

/** Ends a child that answers no more: first it is asked for a report, which a busy main thread still writes. */
function ended(child, silentMs) {
  let heardAt;
  child.on('message', () => (heardAt = performance.now()));
  // A ping that no longer arrives: that the child is gone is said by its exit.
  child.on('error', () => undefined);
  const timer = setInterval(() => {
    if (child.connected) child.send('ping', () => undefined);
    if (heardAt === undefined || performance.now() - heardAt < silentMs) return;
    clearInterval(timer);
    say({ silentMs, msg: 'the main thread of the product does not turn: it is ended' });
    child.kill('SIGUSR2');
    setTimeout(() => child.kill('SIGKILL'), reportMs);
  }, silentMs / 10);
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      clearInterval(timer);
      resolve({ code, signal });
    });
  });
}

/** A line in the form of the product's own log. */
const say = (line) =>
  process.stderr.write(`${JSON.stringify({ level: 'error', time: Date.now(), ...line })}\n`);
