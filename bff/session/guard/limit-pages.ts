import type { NextRequest } from 'next/server';
import { env } from '@/bff/config/env';
import { tooManyRequestsResponse } from '@/bff/http/refusals/too-many-requests';
import { refusals } from '@/bff/http/refusals/refusal';
import { clientAddress, newTraceId } from '@/bff/http/trace';
import { rateLimiter } from '@/bff/limits/rate-limiter';
import { log } from '@/bff/log';
import { refusalBudget } from '@/lib/domain/limits/limits';
import { pageLimits } from '@/lib/domain/limits/rate-limits';
import { lineBudget } from '@/lib/log/line-budget';
import { refusalLog } from '@/lib/log/refusal-log';
import type { SessionReading } from '../read-session';
import { sessionContext } from '../session-context';

const createLimiter = () => ({
  secondsFor: rateLimiter(pageLimits, env().RATE_LIMIT_SCALE),
  refused: refusalLog({ log: log(), budget: lineBudget(refusalBudget), clock: sessionContext().clock }),
});
let limiter: ReturnType<typeof createLimiter> | undefined;

/** The 429 for a session or an address beyond its rate limit of pages, before one is rendered (S29); undefined within the limit. */
export function limitPages(request: NextRequest, reading: SessionReading): Response | undefined {
  const { secondsFor, refused } = (limiter ??= createLimiter());
  const caller = { reading, clientAddress: clientAddress(request.headers) };
  const seconds = secondsFor({ ...caller, now: sessionContext().clock.now() });
  if (seconds === 0) return undefined;
  const traceId = newTraceId();
  const error = refusals.tooFrequent(seconds);
  refused({ traceId, status: error.status, method: request.method, address: request.nextUrl.pathname });
  return tooManyRequestsResponse(error, { request, traceId });
}
