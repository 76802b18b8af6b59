import { configurationText } from '@/lib/text/zh-cn/configuration';

const text = configurationText.secret;
const minKeyBytes = 32;
const minDistinctCharacters = 10;

/** Words of sample keys, which get copied from documentation. */
const placeholder = /change[-_ ]?me|changeit|your[-_ ]?secret|password|example|placeholder|default/i;

/**
 * Reads `SESSION_SECRET`: a comma list of keys, the first seals, all open (S04).
 * Answers the keys, or the problem of the first weak one.
 */
export function readSessionSecret(secret: string): { keys: string[] } | { problem: string } {
  const keys = secret.split(',').map((key) => key.trim());
  for (const [index, key] of keys.entries()) {
    const problem = weakness(key);
    if (problem) return { problem: text.key(index + 1, keys.length, problem) };
  }
  if (new Set(keys).size < keys.length) return { problem: text.twice };
  return { keys };
}

function weakness(key: string): string | undefined {
  if (Buffer.byteLength(key) < minKeyBytes) return text.short(minKeyBytes);
  if (new Set(key).size < minDistinctCharacters) return text.monotonous;
  if (placeholder.test(key)) return text.placeholder;
  return undefined;
}
