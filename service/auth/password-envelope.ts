import { constants, type KeyObject, privateDecrypt } from 'node:crypto';
import { z } from 'zod';
import type { Deps } from '../deps';
import { httpCodes, ServiceError } from '../errors';
import { consumeTicket } from './tickets';

/** What a client encrypted, and under which key (contract.md, "Logging in, on the wire"). */
export type SealedPassword = { password: string; keyId: string };

const envelopeSchema = z.object({ password: z.string(), nonce: z.string().min(1).max(64) });
const base64Pattern = /^[A-Za-z0-9+/]{1,1024}={0,2}$/;

/** The password inside an envelope that is ours, fresh and used for the first time; anything else is one refusal. */
export async function openPasswordEnvelope(deps: Deps, sealed: SealedPassword): Promise<string> {
  const key = base64Pattern.test(sealed.password) ? await deps.keys.find(sealed.keyId) : undefined;
  const envelope = key && decrypt(key.privateKey, sealed.password);
  const isFresh =
    envelope && (await consumeTicket(deps, { purpose: 'password-nonce', secret: envelope.nonce }));
  if (!isFresh) throw new ServiceError(httpCodes.invalid, { message: '密码加密失败，请稍后再试' });
  return envelope.password;
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
