import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const heartbeat = new URL('./heartbeat.mjs', import.meta.url).href;

/** Older versions of Node.js would write the environment, with its secrets, into the report. */
const reports = process.allowedNodeEnvironmentFlags.has('--report-exclude-env')
  ? ['--report-on-signal', '--report-exclude-env', '--report-exclude-network']
  : [];

/**
 * Runs a program until it ends by itself or this process is told to stop, and answers its exit code. One that breaks after it has said
 * `ready`, or whose main thread has not turned for `silentMs`, is started again after a pause; pauses double until one run has lasted
 * `soundMs`. A program that breaks before it was ever ready is not: its settings or its store are at fault.
 *
 * @param file the program, a path
 */
export async function keepRunning(
  file,
  { silentMs = 10_000, firstPauseMs = 1_000, longestPauseMs = 60_000, soundMs = 60_000 } = {},
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
    child = start(file);
    child.on('message', (message) => (hasBeenReady ||= message === 'ready'));
    const { code, signal } = await ended(child, silentMs);
    if (code === 0 || stop.signal.aborted || !hasBeenReady) return code ?? 1;
    if (performance.now() - startedAt > soundMs) pauseMs = firstPauseMs;
    say({ code, signal, pauseMs, msg: 'the product broke and is started again' });
    await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    if (stop.signal.aborted) return 0;
  }
}

const start = (file) =>
  spawn(process.execPath, [...reports, '--import', heartbeat, file], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });

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
    if (reports.length > 0) child.kill('SIGUSR2');
    setTimeout(() => child.kill('SIGKILL'), reports.length > 0 ? 2_000 : 0);
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
