/**
 * Runs work at once, and coalesces calls during it or within `gapMs` after it into one more run.
 *
 * @example
 * const reread = coalesce(read, 100);
 * reread(); reread(); reread(); // reads twice
 */
export function coalesce(work: () => Promise<void>, gapMs: number): () => void {
  let running = false;
  let again = false;
  return () => {
    again = true;
    if (!running) void run();
  };

  async function run() {
    running = true;
    while (again) {
      again = false;
      await work();
      await new Promise((resolve) => {
        setTimeout(resolve, gapMs).unref();
      });
    }
    running = false;
  }
}
