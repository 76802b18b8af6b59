import type { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { defaultBodyBytes, type Endpoint } from '@/lib/contract/endpoint';
import { serviceText } from '@/lib/text/zh-cn/service';
import { hasUtf8Escapes, illFormedPath } from '@/lib/web/well-formed';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { hasDoubledName } from './doubled-name';
import { fieldFault } from './field-fault';
import { readJsonBytes } from './read-body';

export type Input = { params: unknown; query: unknown; body: unknown; bodyBytes: Buffer | undefined };

type Part = 'params' | 'query' | 'body';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Path parameters, query and body as the endpoint's schemas read them; the first part that is wrong answers 400. */
export async function parseInput(
  endpoint: Endpoint,
  request: Request,
  pathParams: Record<string, string>,
): Promise<Input> {
  if (!hasUtf8Escapes(request.url)) throw new ServiceError(httpCodes.invalid);
  const params = parsePart('params', endpoint.params, pathParams);
  const query = endpoint.query && parsePart('query', endpoint.query, readQuery(request));
  if (!endpoint.body) return { params, query, body: undefined, bodyBytes: undefined };
  const bodyBytes = await readJsonBytes(request, endpoint.bodyBytes ?? defaultBodyBytes);
  return { params, query, body: parsePart('body', endpoint.body, parseJson(bodyBytes)), bodyBytes };
}

function parsePart(part: Part, schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return undefined;
  const parsed = schema.safeParse(value, { error: fieldFault });
  if (parsed.success) return parsed.data;
  const fields = parsed.error.issues.map(({ path, message }) => ({ part, path: path.join('.'), message }));
  throw invalidFields(fields);
}

type WrongField = { part: Part; path: string; message: string };

const invalidFields = (fields: readonly WrongField[]) =>
  new ServiceError(httpCodes.invalid, { data: { fields } });

function readQuery(request: Request): Record<string, string> {
  const { searchParams } = new URL(request.url);
  const query = Object.fromEntries(searchParams);
  // A name sent twice means one thing to one reader and another to the next (S28).
  if (searchParams.size !== Object.keys(query).length) throw new ServiceError(httpCodes.invalid);
  return query;
}

/** A schema that names itself reads by recursion, which a body of enough levels would overflow (S37). */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limits.jsonDepth) return true;
    level = level.flatMap((part): unknown[] =>
      typeof part === 'object' && part !== null ? Object.values(part) : [],
    );
  }
  return false;
}

function parseJson(bytes: Buffer): unknown {
  let text: string;
  let value: unknown;
  try {
    text = utf8.decode(bytes);
    value = JSON.parse(text);
  } catch (cause) {
    throw new ServiceError(httpCodes.invalid, { message: '请求内容不是有效的JSON', cause });
  }
  if (isTooDeep(value) || hasDoubledName(text, value)) throw new ServiceError(httpCodes.invalid);
  // An escape such as \ud800 would be stored as another text than was sent, \u0000 not at all.
  const path = illFormedPath(value);
  if (path !== undefined) throw invalidFields([{ part: 'body', path, message: serviceText.illFormed }]);
  return value;
}
