import type { z } from 'zod';
import { limitedBody } from './limited-body';
import { refusals } from './refusal';

const maxBytes = 4 * 1024;

/** The small JSON body of one of the BFF's own calls. */
export async function readJson<T extends z.ZodType>(request: Request, schema: T): Promise<z.output<T>> {
  const body = limitedBody(request.body, maxBytes);
  const json: unknown = await new Response(body.stream).json().catch(() => undefined);
  if (body.exceeded()) throw refusals.bodyTooLarge();
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw refusals.invalidBody();
  return parsed.data;
}
