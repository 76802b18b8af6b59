import { env } from '@/bff/config/env';
import type { Stopping } from '@/service/http/stop-request';
import { serveProduct } from './serve-product';
import { startFailureText } from './start-failure-text';

/** Serves until a stop is requested, and answers the exit code: a failed start prints its cause and answers 1. */
export async function runProduct(stopping: Stopping): Promise<number> {
  try {
    await serveProduct(env(), stopping);
    return 0;
  } catch (error) {
    process.stderr.write(`${startFailureText(error)}\n`);
    return 1;
  }
}
