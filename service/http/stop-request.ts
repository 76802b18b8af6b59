import { stopping } from '@/lib/domain/limits/limits';

/** `signal`: its name. `noticeMs`: how long readiness is denied to balancers before connections are refused. */
export type StopRequest = { signal: string; noticeMs: number };

export type Stopping = {
  /** Settles when the process is to stop. */
  requested: Promise<StopRequest>;
  signal: AbortSignal;
};

const noticeOf = {
  SIGTERM: stopping.noticeMs,
  // A terminal has no balancer in front, so nothing has to wait.
  SIGINT: 0,
};

/**
 * Listens for the signals that ask this process to stop. The first one counts: a terminal and npm both send the same one, and
 * a second one must not cut off what the first lets finish. Whatever hangs by then, the process is gone within 10 s (R27).
 */
export function listenForStop(): Stopping {
  const stop = new AbortController();
  const requested = new Promise<StopRequest>((resolve) => {
    for (const [signal, noticeMs] of Object.entries(noticeOf)) {
      process.on(signal, () => {
        if (stop.signal.aborted) return;
        stop.abort();
        setTimeout(() => process.exit(0), stopping.totalMs);
        resolve({ signal, noticeMs });
      });
    }
  });
  return { requested, signal: stop.signal };
}
