import type { z } from 'zod';
import { limits } from '@/lib/domain/limits/limits';
import { limitedBody } from './limited-body';
import { refusals } from '../refusals/refusal';

/** Reads the small JSON body of one of the BFF's own calls; throws `invalidBody` where it does not match. */
export async function readJson<T extends z.ZodType>(
  request: Request,
  schema: T,
  { maxBytes = 4 * 1024 }: { maxBytes?: number } = {},
): Promise<z.output<T>> {
  const body = limitedBody(request.body, { maxBytes, maxDepth: limits.jsonDepth });
  const json: unknown = await new Response(body.stream).json().catch(() => undefined);
  const refusal = body.refusal();
  if (refusal) throw refusal;
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw refusals.invalidBody();
  return parsed.data;
}
