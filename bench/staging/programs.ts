import { memoized } from './memoized';

type Program = { end(): Promise<unknown> };

/** The programs that run for a measure, each once for whoever asks for the same. */
export function programs() {
  const running = new Map<string, Promise<Program>>();
  return {
    started<Started extends Program>(settings: unknown[], start: () => Promise<Started>): Promise<Started> {
      return memoized(running as Map<string, Promise<Started>>, JSON.stringify(settings), start);
    },
    /** Ends all of them, also beside one that did not start or does not end. */
    async end(): Promise<void> {
      const ended = [...running.values()].map(async (starting) => {
        const program = await starting.catch(() => undefined);
        await program?.end();
      });
      running.clear();
      for (const result of await Promise.allSettled(ended))
        if (result.status === 'rejected') console.error('A program did not end:', result.reason);
    },
  };
}
