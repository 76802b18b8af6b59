import { sealPasswords } from '@/components/credentials/sealing/seal-passwords';
import { publicKeySchema } from '@/lib/contract/auth';
import type { RawAnswer, RawCall } from '@/service/testing/http/raw-client';

type Send = (request: string, call?: RawCall) => Promise<RawAnswer>;

/** The header that a log-in shows, good once. */
export async function fetchCsrf(send: Send): Promise<Record<string, string>> {
  const { body } = await send('GET /api-auth/api/getLoginCsrfToken');
  return { 'x-csrf-token': String(body.csrfToken) };
}

/** Passwords as a page sends them: under the service's key, with a fresh nonce. */
export async function sealFor<Name extends string>(send: Send, passwords: Record<Name, string>) {
  const { body } = await send('GET /api-auth/api/pauth/token/public-key');
  return sealPasswords(passwords, publicKeySchema.parse(body));
}
