import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import { z } from 'zod';
import { errorText } from '@/lib/text/zh-cn/errors';
import type { Deps } from '../../kernel/deps';
import { httpCodes, ServiceError } from '../../kernel/errors/service-error';
import { consumeTicket } from '../tickets';
import type { WithKeys } from './encryption-keys';

/** The fields that a client encrypted, by their names in the call, and the id of the key (AUTH-04). */
export type SealedPasswords<T> = { keyId: string; passwords: T };

/** A hash would take every half of a surrogate pair for the same character. */
const passwordSchema = z.string().refine((text) => text.isWellFormed());
const envelopeSchema = z.object({ password: passwordSchema, nonce: z.string().min(1).max(64) });
const base64Pattern = /^[A-Za-z0-9+/]{1,1024}={0,2}$/;

/** The passwords inside those envelopes that are there: they are ours, of one nonce, fresh and used for the first time, or it is one refusal. */
export async function openPasswordEnvelopes<T extends Record<string, string | undefined>>(
  deps: Deps & WithKeys,
  { keyId, passwords }: SealedPasswords<T>,
): Promise<T> {
  const sealed = Object.entries(passwords).flatMap(([name, text]) =>
    text === undefined ? [] : [[name, text] as const],
  );
  const key = sealed.every(([, text]) => base64Pattern.test(text)) ? await deps.keys.find(keyId) : undefined;
  const opened = sealed.map(([name, text]) => [name, key && decrypt(key.privateKey, text)] as const);
  const [secret, ...others] = new Set(opened.map(([, envelope]) => envelope?.nonce));
  const isFresh =
    secret !== undefined &&
    others.length === 0 &&
    (await consumeTicket(deps, { purpose: 'password-nonce', secret }));
  if (!isFresh) throw new ServiceError(httpCodes.invalid, { message: errorText.encryptionFailed });
  const names = opened.map(([name, envelope]) => [name, envelope?.password]);
  return Object.fromEntries(names) as T;
}

function decrypt(key: KeyObject, base64: string): z.infer<typeof envelopeSchema> | undefined {
  try {
    const plain = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
      Buffer.from(base64, 'base64'),
    );
    return envelopeSchema.safeParse(JSON.parse(plain.toString('utf8'))).data;
  } catch {
    return undefined;
  }
}
