// Loaded into a program before its own modules, as `watchdog.mjs?silentMs=10000&reportsIn=FOLDER`: the program ends in order with its starter,
// and a second thread ends it at once when the main thread has not turned for so long, after a report on what that was at.
import { once } from 'node:events';
import { mkdirSync, writeFileSync, writeSync } from 'node:fs';
import { Session } from 'node:inspector';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** How often a thread is looked at before it counts as silent: a machine that slept makes one look late, not all. */
const looks = 10;
/** How long a busy thread may take to say where it is. */
const answerMs = 2_000;
const stderrFd = 2;

if (isMainThread && process.channel) startWatchdog(new URL(import.meta.url).searchParams);
else if (workerData?.turns) await watch(workerData);

function startWatchdog(options) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
  const lookMs = Number(options.get('silentMs')) / looks;
  const turns = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  setInterval(() => Atomics.add(turns, 0, 1), lookMs).unref();
  const data = { turns, lookMs, reportsIn: options.get('reportsIn') };
  new Worker(new URL(import.meta.url), { execArgv: [], workerData: data }).unref();
}

async function watch({ turns, lookMs, reportsIn }) {
  for (let silent = 0, last = 0; silent < looks;) {
    await delay(lookMs);
    const now = Atomics.load(turns, 0);
    // A program that is still being loaded has not turned yet.
    silent = now === last && now > 0 ? silent + 1 : 0;
    last = now;
  }
  try {
    await writeReport(reportsIn);
  } finally {
    process.kill(process.pid, 'SIGKILL');
  }
}

async function writeReport(folder) {
  const file = path.join(folder, `report-${Date.now()}.json`);
  // This thread's own output would wait for the main thread.
  writeSync(
    stderrFd,
    `${JSON.stringify({ level: 50, time: Date.now(), report: file, msg: 'the main thread does not turn: the product is ended' })}\n`,
  );
  // Names of hosts may take as long as their server likes.
  process.report.excludeNetwork = true;
  const report = process.report.getReport();
  // It holds secrets (S58).
  delete report.environmentVariables;
  const mainThread = await stackOfMainThread();
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, JSON.stringify({ mainThread, ...report }, null, 2), { mode: 0o600 });
}

async function stackOfMainThread() {
  const session = new Session();
  session.connectToMainThread();
  const files = new Map();
  session.on('Debugger.scriptParsed', ({ params: { scriptId, url } }) => files.set(scriptId, url));
  const paused = once(session, 'Debugger.paused');
  session.post('Debugger.enable');
  session.post('Debugger.pause');
  const [message] = await Promise.race([paused, delay(answerMs, [])]);
  return message?.params.callFrames.map(
    ({ functionName, location: { scriptId, lineNumber } }) =>
      `${functionName || '(anonymous)'} (${files.get(scriptId)}:${lineNumber + 1})`,
  );
}
