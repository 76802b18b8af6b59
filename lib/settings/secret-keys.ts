import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';

const text = configurationText.secret;
const minKeyBytes = 32;
const minDistinctCharacters = 10;

/** Words of sample keys, which get copied from documentation. */
const placeholder = /change[-_ ]?me|changeit|your[-_ ]?secret|password|example|placeholder|default/i;

/** A secret as a comma list of strong keys: the first one is in use, all are accepted (S04). */
export const secretKeys = z.string().transform((secret, context) => {
  const keys = secret.split(',').map((key) => key.trim());
  const message = problemOf(keys);
  if (message === undefined) return keys;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** The problem of the first weak key. */
function problemOf(keys: string[]): string | undefined {
  for (const [index, key] of keys.entries()) {
    const problem = weakness(key);
    if (problem) return text.key(index + 1, keys.length, problem);
  }
  return new Set(keys).size < keys.length ? text.twice : undefined;
}

function weakness(key: string): string | undefined {
  if (new TextEncoder().encode(key).length < minKeyBytes) return text.short(minKeyBytes);
  if (new Set(key).size < minDistinctCharacters) return text.monotonous;
  if (placeholder.test(key)) return text.placeholder;
  return undefined;
}
