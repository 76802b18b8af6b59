import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

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
    child = start(file, { silentMs, reportsIn });
    child.on('message', (message) => (hasBeenReady ||= message === 'ready'));
    const [code, signal] = await once(child, 'exit');
    if (code === 0 || stop.signal.aborted || !hasBeenReady) return code ?? 1;
    if (performance.now() - startedAt > soundMs) pauseMs = firstPauseMs;
    say({ code, signal, pauseMs, msg: 'the product broke and is started again' });
    await delay(pauseMs, undefined, { signal: stop.signal }).catch(() => undefined);
    if (stop.signal.aborted) return 0;
  }
}

function start(file, { silentMs, reportsIn }) {
  const watchdog = new URL(`./watchdog.mjs?${new URLSearchParams({ silentMs, reportsIn })}`, import.meta.url);
  return spawn(process.execPath, ['--import', watchdog.href, file], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
}

/** A line in the form of the product's own log. */
const say = (line) => process.stderr.write(`${JSON.stringify({ level: 50, time: Date.now(), ...line })}\n`);
