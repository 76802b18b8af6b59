import type { Api } from '@/lib/client/api';
import { isHeldBack } from '@/lib/client/failures/held-back';
import type { SlidingChallenge } from '@/lib/contract/captcha';
import { limits } from '@/lib/domain/limits/limits';
import { captchaSession, forgetCaptchaSession, isForeignSession } from '../captcha-session';
import { openVendorWidget, type VendorWidget } from './vendor-widget';

export type ChallengeForm = 'puzzle' | 'question';

type OwnChallenge = Exclude<SlidingChallenge, { kind: 'widget' }>;
/** A challenge that can be shown: a vendor's has its widget running already. */
export type ShownChallenge = { sessionId: string } & (
  OwnChallenge | { kind: 'widget'; widget: VendorWidget }
);

type Asked = { api: Api; form: ChallengeForm; signal: AbortSignal };

/** Fetches a challenge: each try has 3 s, and there are three more after the first (AUTH-02). */
export async function loadChallenge({ api, form, signal }: Asked): Promise<ShownChallenge> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await tryOnce({ api, form, signal });
    } catch (error) {
      if (isForeignSession(error)) forgetCaptchaSession();
      if (signal.aborted || isHeldBack(error) || tries >= limits.captchaRetries) throw error;
    }
  }
}

async function tryOnce({ api, form, signal: left }: Asked): Promise<ShownChallenge> {
  const overdue = new AbortController();
  const timer = setTimeout(
    () => overdue.abort(new Error('The captcha did not come')),
    limits.captchaTimeoutMs,
  );
  const give = () => overdue.abort(left.reason);
  left.addEventListener('abort', give);
  try {
    return await untilAborted(challengeOf({ api, form, signal: overdue.signal }), overdue.signal);
  } finally {
    clearTimeout(timer);
    left.removeEventListener('abort', give);
  }
}

async function challengeOf({ api, form, signal }: Asked): Promise<ShownChallenge> {
  const sessionId = await captchaSession(api);
  const body = { sessionId, form };
  const challenge = await api('POST /api-auth/api/client/slidingCaptchas', { body, signal });
  if (challenge.kind !== 'widget') return { ...challenge, sessionId };
  return { kind: 'widget', sessionId, widget: await openVendorWidget(challenge) };
}

/** A script of others does not know our signal. */
const untilAborted = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);
