import type { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { illFormedPath } from '@/lib/web/well-formed';
import { limitedBody } from './limited-body';
import { refusals } from '../refusals/refusal';

// Response.json() would replace what is no UTF-8.
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Reads the small JSON body of one of the BFF's own calls; throws `invalidBody` where it does not match. */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  { maxBytes = 4 * 1024 }: { maxBytes?: number } = {},
): Promise<z.output<T>> {
  const body = limitedBody(request.body, { maxBytes, maxDepth: limits.jsonDepth });
  const json = await new Response(body.stream)
    .arrayBuffer()
    .then((bytes): unknown => JSON.parse(utf8.decode(bytes)))
    .catch(() => undefined);
  const refusal = body.refusal();
  if (refusal) throw refusal;
  if (illFormedPath(json) !== undefined) throw refusals.invalidBody();
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw refusals.invalidBody();
  return parsed.data;
}
