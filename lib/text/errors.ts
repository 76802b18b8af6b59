import { errorCatalogue } from './error-catalogue';
import { httpOutcome, ofGateway, type Failure } from './load-failure';
import type { ErrorField, Outcome } from './outcome';

function withSeconds(outcome: Outcome, { message }: Failure): Outcome {
  if (outcome.kind !== 'countdown') return outcome;
  // AUTH-03: on 4031000 the countdown uses the seconds in the returned message.
  const [seconds] = /\d+/.exec(String(message ?? '')) ?? [];
  return seconds === undefined ? outcome : { ...outcome, seconds: Number(seconds) };
}

type Codes = Readonly<Record<number, Outcome | undefined>> & { otherwise: Outcome };

/**
 * The outcome of a failed operation: by the operation's own codes, else by `judge`, else by the HTTP status, else the
 * operation's "otherwise".
 */
export function outcomeIn(
  codes: Codes,
  error: unknown,
  judge: (failure: Failure) => Outcome | undefined = () => undefined,
): Outcome {
  const failure: Failure = typeof error === 'object' && error !== null ? error : {};
  const byGateway = ofGateway.get(failure.code);
  if (byGateway !== undefined) return byGateway;
  const own = typeof failure.code === 'number' ? codes[failure.code] : undefined;
  if (own !== undefined) return withSeconds(own, failure);
  return judge(failure) ?? httpOutcome(failure.status) ?? codes.otherwise;
}

type CompanyOperation = keyof typeof errorCatalogue;

/**
 * The same for operations inside a company.
 *
 * @example
 * errorOutcome('order', { code: 400403002, status: 409 }) //=> { kind: 'conflicts', message: '会议室时间冲突' }
 * errorOutcome('order', { status: 0 }) //=> { kind: 'toast', message: '网络异常，请稍后再试' }
 */
export const errorOutcome = (operation: CompanyOperation, error: unknown): Outcome =>
  outcomeIn(errorCatalogue[operation], error);

/**
 * The words of a failed operation, for a toast; nothing where the catalogue asks for none.
 *
 * @example
 * failureText('cancel', error) //=> '会议状态不允许此操作'
 */
export function failureText(operation: CompanyOperation, error: unknown): string {
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
