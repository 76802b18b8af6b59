import { storeCaptcha } from '../../captcha/pending-captchas';
import { testClock } from '../test-clock';
import { type Db, newId } from './db';

/** A graphic captcha whose text has been read: the part of it that a call sends. */
export async function aGraphicCaptcha(db: Db): Promise<{ sessionId: string; graphicCaptcha: string }> {
  const [sessionId, text] = [newId(), 'MARK'];
  const lifetimeMs = 5 * 60_000;
  await storeCaptcha(
    { db, clock: testClock() },
    { sessionId, kind: 'graphic', answer: { text }, lifetimeMs },
  );
  return { sessionId, graphicCaptcha: text };
}
