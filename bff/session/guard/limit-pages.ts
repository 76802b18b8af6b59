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

const make = () => ({
  secondsFor: rateLimiter(pageLimits, env().RATE_LIMIT_SCALE),
  refused: refusalLog({ log: log(), budget: lineBudget(refusalBudget), clock: sessionContext().clock }),
});
let made: ReturnType<typeof make> | undefined;

/** The answer to a session or an address that asks for pages too often, before any of them is rendered (S29); nothing to the others. */
export function limitPages(request: NextRequest, reading: SessionReading): Response | undefined {
  const { secondsFor, refused } = (made ??= make());
  const caller = { reading, clientAddress: clientAddress(request.headers) };
  const seconds = secondsFor({ ...caller, now: sessionContext().clock.now() });
  if (seconds === 0) return undefined;
  const traceId = newTraceId();
  const error = refusals.tooFrequent(seconds);
  refused({ traceId, status: error.status, method: request.method, address: request.nextUrl.pathname });
  return tooManyRequestsResponse(error, { request, traceId });
}
