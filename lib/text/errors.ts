import { clientCodes } from '@/lib/client/api-error';
import type { Operation } from '@/lib/domain/error-codes';
import { errorCatalogue } from './error-catalogue';
import type { ErrorField, Outcome } from './outcome';
import { field, toast } from './outcome';
import { errorText } from './zh-cn/errors';
import { gatewayText } from './zh-cn/gateway';

/** What is read of a failure, whoever threw it. `status` is 0 when nothing answered. */
type Failure = { code?: unknown; status?: unknown; message?: unknown; data?: unknown };

/** The one failure of §8 that is told by its message. */
const oldPasswordRefused = 'Password is invalid.';

/** Which field a new password is typed into. */
const passwordFields: { [O in Operation]?: ErrorField } = {
  passwordChange: 'newPassword',
  register: 'password',
};

/** A new password that only the service can judge, such as one that everybody tries first: its own words. */
function refusedPassword(operation: Operation, { data }: Failure): Outcome | undefined {
  const name = passwordFields[operation];
  const { fields } = (data ?? {}) as { fields?: unknown };
  const [first] = Array.isArray(fields) ? (fields as { path?: unknown; message?: unknown }[]) : [];
  const isTold = first?.path === 'password' && typeof first.message === 'string';
  return name && isTold ? field(name, String(first.message)) : undefined;
}

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

/**
 * What a failure without a code of its own means, by its HTTP status alone.
 *
 * @example
 * httpOutcome(429) //=> { kind: 'toast', message: '操作频繁，请稍后再试' }
 */
export function httpOutcome(status: unknown): Outcome | undefined {
  return byStatus.get(status) ?? (isServerFault(status) ? toast(errorText.server) : undefined);
}

/** What the BFF itself says with a code of its own, whatever was asked for. */
const ofGateway = new Map<unknown, Outcome>([
  [clientCodes.identityChanged, { kind: 'identity-changed', message: gatewayText.identityChanged }],
]);

const isServerFault = (status: unknown) => typeof status === 'number' && status >= 500;

function withSeconds(outcome: Outcome, { message }: Failure): Outcome {
  if (outcome.kind !== 'countdown') return outcome;
  // §4: on 4031000 the countdown uses the seconds in the returned message.
  const [seconds] = /\d+/.exec(String(message ?? '')) ?? [];
  return seconds === undefined ? outcome : { ...outcome, seconds: Number(seconds) };
}

/**
 * What a screen does about a failed operation: the operation's own codes first, then what the HTTP status says, then the
 * operation's "otherwise".
 *
 * @example
 * errorOutcome('order', { code: 400403002, status: 409 }) //=> { kind: 'conflicts', message: '会议室时间冲突' }
 * errorOutcome('order', { status: 0 }) //=> { kind: 'toast', message: '网络异常，请稍后再试' }
 */
export function errorOutcome(operation: Operation, error: unknown): Outcome {
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  if (operation === 'passwordChange' && failure.message === oldPasswordRefused) {
    return field('oldPassword', errorText.oldPasswordWrong);
  }
  const told = ofGateway.get(failure.code);
  if (told !== undefined) return told;
  const table: Readonly<Record<number, Outcome | undefined>> = errorCatalogue[operation];
  const own = typeof failure.code === 'number' ? table[failure.code] : undefined;
  if (own !== undefined) return withSeconds(own, failure);
  return (
    refusedPassword(operation, failure) ?? httpOutcome(failure.status) ?? errorCatalogue[operation].otherwise
  );
}

/**
 * Why something could not be loaded: a read is no operation with codes of its own, so what the BFF says, else the HTTP status.
 *
 * @example
 * loadFailureText({ status: 504 }) //=> '网络异常，请稍后再试'
 */
export function loadFailureText(error: object): string {
  const { code, status }: Failure = error;
  return (ofGateway.get(code) ?? httpOutcome(status))?.message ?? errorText.unknown;
}

/**
 * The words of a failed operation, for a toast; nothing where the catalogue asks for none.
 *
 * @example
 * failureText('cancel', error) //=> '会议状态不允许此操作'
 */
export function failureText(operation: Operation, error: unknown): string {
  return errorOutcome(operation, error).message ?? '';
}

/**
 * The words that belong beside one field of the form that failed.
 *
 * @example
 * fieldText('endTime', errorOutcome('order', { code: 400405001 })) //=> '会议时长不能超过90分钟'
 */
export function fieldText(name: ErrorField, outcome: Outcome | undefined): string | undefined {
  return outcome?.kind === 'field' && outcome.field === name ? outcome.message : undefined;
}
