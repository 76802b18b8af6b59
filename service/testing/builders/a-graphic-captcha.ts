import { keepCaptcha } from '../../captcha/pending-captchas';
import { testClock } from '../test-clock';
import { type Db, newId } from './db';

/** A graphic captcha that somebody was shown and has read: what a call sends of it. */
export async function aGraphicCaptcha(db: Db): Promise<{ sessionId: string; graphicCaptcha: string }> {
  const [sessionId, text] = [newId(), 'MARK'];
  const lifetimeMs = 5 * 60_000;
  await keepCaptcha({ db, clock: testClock() }, { sessionId, kind: 'graphic', answer: { text }, lifetimeMs });
  return { sessionId, graphicCaptcha: text };
}
