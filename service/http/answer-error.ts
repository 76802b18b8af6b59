import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Failure } from '@/lib/contract/common';
import { asServiceError } from '../kernel/errors/as-service-error';
import type { Logger } from '../kernel/logger';
import type { ServiceEnv } from '../kernel/environment';

/** A store that is busy or away is asked again soon. */
const unavailableSeconds = 1;

/** The one place where a failure becomes an answer. Unexpected failures reveal nothing about themselves (S38). */
export const answerError = (logger: Logger) => (error: unknown, context: Context<ServiceEnv>) => {
  const failure = asServiceError(error);
  const traceId = context.get('traceId');
  context.set('code', failure.code);
  if (failure.cause && failure.status >= 500) logger.error({ traceId, err: failure.cause }, 'request failed');
  if (failure.status === 401) context.header('WWW-Authenticate', 'Bearer');
  const seconds = failure.retryAfterSeconds ?? (failure.status === 503 ? unavailableSeconds : undefined);
  if (seconds !== undefined) context.header('Retry-After', String(seconds));

  const { code, message, data } = failure;
  const body: Failure = { code, message, ...(data !== undefined && { data }), traceId };
  return context.json(body, failure.status as ContentfulStatusCode);
};
