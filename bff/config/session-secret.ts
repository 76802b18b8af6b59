const minKeyBytes = 32;
const minDistinctCharacters = 10;

/** Keys that stand in documentation and get copied from there. */
const placeholder = /change[-_ ]?me|changeit|your[-_ ]?secret|password|example|placeholder|default/i;

/**
 * Reads `SESSION_SECRET`: a comma list of keys, the first seals, all open (S04).
 * Answers the keys, or what is wrong with them.
 */
export function readSessionSecret(secret: string): { keys: string[] } | { problem: string } {
  const keys = secret.split(',').map((key) => key.trim());
  for (const [index, key] of keys.entries()) {
    const problem = weakness(key);
    if (problem) return { problem: `key ${index + 1} of ${keys.length} ${problem}` };
  }
  if (new Set(keys).size < keys.length) return { problem: 'holds the same key twice' };
  return { keys };
}

function weakness(key: string): string | undefined {
  if (Buffer.byteLength(key) < minKeyBytes) return `is shorter than ${minKeyBytes} bytes`;
  if (new Set(key).size < minDistinctCharacters) return 'repeats too few characters to be random';
  if (placeholder.test(key)) return 'is a placeholder, not a secret';
  return undefined;
}
