import { failureSchema } from '@/lib/contract/common';
import { z } from 'zod';
import type { EndpointRow } from './rows/endpoint-rows';
import { withOurVisibility, type VisibilityValues } from './visibility-values';

/** Beyond this an answer is a fault, not data (R22). */
const maxAnswerBytes = 8 * 1024 * 1024;

/** The service answered, but not in the contract's words. The message is for the log. */
export class UnreadableAnswerError extends Error {
  override readonly name = 'UnreadableAnswerError';
}

export type ReadAnswer =
  | { ok: true; status: number; body: unknown }
  | { ok: false; status: number; code?: number; message?: string; data?: unknown };

type ReadOptions = {
  row: Pick<EndpointRow, 'response'>;
  envelope: boolean;
  /** Where the service spells visibility in its own way. */
  visibility?: VisibilityValues | undefined;
};

/** Reads a JSON answer: strict on the keys that the contract names, tolerant of all others, which are dropped. */
export async function readServiceAnswer(response: Response, options: ReadOptions): Promise<ReadAnswer> {
  const { status } = response;
  try {
    return await readInContract(response, options);
  } catch (error) {
    // A gateway before the service has a page of its own for these; the status alone says enough (R23).
    if (error instanceof UnreadableAnswerError && (status === 429 || status >= 500)) {
      return { ok: false, status };
    }
    throw error;
  }
}

async function readInContract(response: Response, options: ReadOptions): Promise<ReadAnswer> {
  const { status } = response;
  const json = parseJson(await readText(response));
  const received = options.envelope ? unwrap(json, response.ok) : { ok: response.ok, body: json };
  const { ok } = received;
  const body = inOurWords(received.body, options);
  if (!ok) return { ok, status: failureStatus(status, body), ...failure(body) };
  if (options.row.response === 'empty') return { ok, status: 204, body: undefined };
  return { ok, status, body: parseBody(body, options.row.response) };
}

const inOurWords = (body: unknown, { visibility }: ReadOptions): unknown =>
  visibility ? attempt(() => withOurVisibility(body, visibility)) : body;

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, bytes] = ['', 0];
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxAnswerBytes) throw new UnreadableAnswerError(`more than ${maxAnswerBytes} bytes`);
    text += decode(() => decoder.decode(chunk, { stream: true }));
  }
  return text + decode(() => decoder.decode());
}

function decode(read: () => string): string {
  try {
    return read();
  } catch (cause) {
    throw new UnreadableAnswerError('not UTF-8', { cause });
  }
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new UnreadableAnswerError('not JSON', { cause });
  }
}

function parseBody(body: unknown, schema: EndpointRow['response']): unknown {
  if (!(schema instanceof z.ZodType)) throw new TypeError('Only JSON answers are read here');
  const parsed = attempt(() => schema.safeParse(body));
  if (parsed.success) return parsed.data;
  // Foreign services write null for "absent", which the contract leaves out.
  const withoutNulls = attempt(() => schema.safeParse(dropNulls(body)));
  if (withoutNulls.success) return withoutNulls.data;
  throw new UnreadableAnswerError(`wrong shape: ${z.prettifyError(parsed.error)}`);
}

/** A body nested 100,000 deep overflows the stack of any walk. */
function attempt<T>(walk: () => T): T {
  try {
    return walk();
  } catch (cause) {
    throw new UnreadableAnswerError('too deep', { cause });
  }
}

function dropNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(dropNulls);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, item]) => item !== null);
  return Object.fromEntries(entries.map(([name, item]) => [name, dropNulls(item)]));
}

const envelopeSchema = z.object({ code: z.coerce.number().int(), data: z.unknown().optional() });
const successCodes = new Set([0, 200]);

/** `{ code, data, message }` around every body, as some services have it (`SERVICE_ENVELOPE`). */
function unwrap(json: unknown, httpOk: boolean): { ok: boolean; body: unknown } {
  const envelope = envelopeSchema.safeParse(json);
  if (!envelope.success) throw new UnreadableAnswerError('no envelope');
  const ok = httpOk && successCodes.has(envelope.data.code);
  return { ok, body: ok ? envelope.data.data : json };
}

const failureBodySchema = failureSchema
  .pick({ code: true, message: true, data: true })
  .extend({ code: z.coerce.number().int() })
  .partial({ message: true });

function failure(body: unknown): { code?: number; message?: string; data?: unknown } {
  const parsed = failureBodySchema.safeParse(dropNulls(body));
  return parsed.success ? parsed.data : {};
}

/** A failure that came with 200 in an envelope: `401`, or `401000` and its kind, still names its status. */
function failureStatus(status: number, body: unknown): number {
  if (status >= 400) return status;
  const { code = 400 } = failure(body);
  const named = [code, code / 1_000].find(
    (number) => Number.isInteger(number) && number >= 400 && number < 600,
  );
  return named ?? 400;
}
