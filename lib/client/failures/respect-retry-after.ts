import type { OutgoingCall, Transport } from '../transport/transport';

type Refused = { until: number; answer: Response };

/** A steady clock: setting the machine's clock shortens no wait. */
const steadyNow = () => performance.now();

/** RFC 6585, section 4. */
const tooManyRequests = 429;

/**
 * R23: after an answer with Retry-After, calls to the same address fail for that time as the last one did, without being sent:
 * a second click, a repeated read and a returning tab alike. A 429 is often about one thing, such as one number's codes: a call
 * with another body is sent.
 */
export function respectRetryAfter(send: Transport, now: () => number = steadyNow): Transport {
  const refusals = new Map<string, Refused>();
  return async (call) => {
    const key = `${call.method} ${pathOf(call)}`;
    const keys = [key, `${key} ${textOf(call)}`];
    for (const each of keys) {
      const earlier = refusals.get(each);
      if (earlier && now() < earlier.until) return again(earlier, now());
      refusals.delete(each);
    }
    const answer = await send(call);
    const seconds = Number(answer.headers.get('retry-after'));
    if (!answer.ok && seconds > 0) {
      const refused = answer.status === tooManyRequests ? keys[1] : key;
      refusals.set(refused ?? key, { until: now() + seconds * 1_000, answer: answer.clone() });
    }
    return answer;
  };
}

const pathOf = ({ address }: OutgoingCall) => address.split('?', 1).join('');

const textOf = ({ body }: OutgoingCall) => (typeof body === 'string' ? body : '');

function again({ until, answer }: Refused, now: number): Response {
  const { body, status } = answer.clone();
  const headers = new Headers(answer.headers);
  headers.set('retry-after', `${Math.ceil((until - now) / 1_000)}`);
  return new Response(body, { status, headers });
}
