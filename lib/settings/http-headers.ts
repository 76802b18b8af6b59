import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';

const token = /^[!#$%&'*+.^_`|~\w-]+$/;
const headerValue = /^[\x20-\x7e]*$/;

/** Headers of calls to an outside system, as a JSON object in the environment. */
export const httpHeaders = z.string().transform((text, context): Record<string, string> => {
  const read = z.record(z.string().regex(token), z.string().regex(headerValue)).safeParse(parsed(text));
  if (read.success) return read.data;
  // The text itself holds a key, and is not quoted.
  context.addIssue({ code: 'custom', message: configurationText.notHeaders });
  return z.NEVER;
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
