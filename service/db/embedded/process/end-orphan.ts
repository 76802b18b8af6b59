import { setTimeout as delay } from 'node:timers/promises';
import { readLock } from '../lock/folder-lock';
import { isAlive } from '../lock/lock-owner';

const patienceMs = 2_000;
const stepMs = 50;

/**
 * Waits for the child of a killed owner, which normally ends with it, and kills one that is stuck in a query.
 * Only the holder of the owner lock may ask: it knows that no owner stands behind that child.
 */
export async function endOrphan(writerLock: string): Promise<void> {
  const orphan = await readLock(writerLock);
  if (!orphan) return;
  for (let waited = 0; await isAlive(orphan); waited += stepMs) {
    if (waited === patienceMs) process.kill(orphan.pid, 'SIGKILL');
    await delay(stepMs);
  }
}
