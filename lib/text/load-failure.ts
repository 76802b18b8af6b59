import { clientCodes } from '@/lib/client/failures/api-error';
import type { Outcome } from './outcome';
import { toast } from './outcome';
import { errorText } from './zh-cn/errors';
import { gatewayText } from './zh-cn/gateway';

/** The fields that are read of a failure of any origin. `status` is 0 when nothing answered. */
export type Failure = { code?: unknown; status?: unknown; message?: unknown; data?: unknown };

const byStatus = new Map<unknown, Outcome>([
  [0, toast(errorText.offline)],
  [401, { kind: 'signed-out', message: errorText.signedOut }],
  [403, toast(errorText.refused)],
  [404, toast(errorText.notFound)],
  [413, toast(errorText.tooLarge)],
  [429, toast(errorText.tooFrequent)],
  // Not the service's fault but the way to it: the BFF says 504 when nothing answered, 502 when something unreadable did.
  [504, toast(errorText.offline)],
]);

const isServerFault = (status: unknown) => typeof status === 'number' && status >= 500;

/**
 * The outcome of a failure without a code of its own, by its HTTP status alone.
 *
 * @example
 * httpOutcome(429) //=> { kind: 'toast', message: '操作频繁，请稍后再试' }
 */
export function httpOutcome(status: unknown): Outcome | undefined {
  return byStatus.get(status) ?? (isServerFault(status) ? toast(errorText.server) : undefined);
}

/** Refusals of the BFF itself with codes of their own, the same for every call. */
export const ofGateway = new Map<unknown, Outcome>([
  [clientCodes.identityChanged, { kind: 'identity-changed', message: gatewayText.identityChanged }],
]);

/**
 * Why something could not be loaded: a read is no operation with codes of its own, so the BFF's own refusal, else the HTTP status.
 *
 * @example
 * loadFailureText({ status: 504 }) //=> '网络异常，请稍后再试'
 */
export function loadFailureText(error: object): string {
  const { code, status }: Failure = error;
  return (ofGateway.get(code) ?? httpOutcome(status))?.message ?? errorText.unknown;
}
