import { readFileSync } from 'node:fs';

/**
 * Ends this process as SIGTERM would, in order, once the npm that started it is gone. npm passes its signals to the shell of its
 * script only, which dies of them and leaves the script running. What a service manager or a terminal starts is not concerned.
 */
export function endWithNpm({ everyMs = 500 } = {}) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const atStart = starters();
  const timer = setInterval(() => {
    if (starters() === atStart) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, everyMs);
  timer.unref();
}

/** The parent, and where that is the shell of a script, the parent of the shell: whoever loses its own gets another. */
const starters = () => [process.ppid, parentOfShell(process.ppid)].join();

/** Undefined for a parent that is npm itself, because its shell made way, and where there is no /proc. */
function parentOfShell(pid) {
  try {
    const [, option] = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    const [, parent] = /^PPid:\s*(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return option === '-c' ? parent : undefined;
  } catch {
    return undefined;
  }
}
