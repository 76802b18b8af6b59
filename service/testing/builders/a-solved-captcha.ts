import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { SlidingCaptcha } from '@/lib/contract/captcha';
import { testNow } from '../test-clock';
import type { Db } from './db';

const lifetimeMs = 120_000;

/** A sliding captcha that a browser has just solved: what goes into the call that asks for a code. */
export async function aSolvedCaptcha(
  db: Db,
  at = testNow,
): Promise<{ sessionId: string; slidingCaptcha: SlidingCaptcha }> {
  const [challenge, sessionId, validate] = [randomUUID(), secret(), secret()];
  await db
    .insertInto('captcha')
    .values({
      id: challenge,
      session_id: sessionId,
      kind: 'slide',
      answer: JSON.stringify({ proof: createHash('sha256').update(validate).digest('hex') }),
      tries: 1,
      expires_at: new Date(at + lifetimeMs),
    })
    .execute();
  return { sessionId, slidingCaptcha: { challenge, validate, seccode: `${validate}|jordan` } };
}

const secret = () => randomBytes(32).toString('base64url');
