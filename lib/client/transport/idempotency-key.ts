/**
 * A fresh key for one intent to create something. Keep it for the retries of that intent (BOOK-09).
 * Made by getRandomValues: plain-http intranets have no crypto.randomUUID.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
