import type { OutgoingCall, Transport } from '../transport/transport';

type Told = { until: number; answer: Response };

/** Milliseconds that only ever grow, so that setting the machine's clock shortens nothing. */
const steadyNow = () => performance.now();

/** RFC 6585, section 4. */
const tooManyRequests = 429;

/**
 * R23: whoever answered "come back in 7 seconds" is left alone for as long. A call to the same address fails until then as
 * the last one did, without being sent: a second click, a repeated read and a returning tab alike. Too many are often too many
 * about one thing, such as one number's codes: a body that asks for something else may go.
 */
export function respectRetryAfter(send: Transport, now: () => number = steadyNow): Transport {
  const told = new Map<string, Told>();
  return async (call) => {
    const name = `${call.method} ${pathOf(call)}`;
    const names = [name, `${name} ${textOf(call)}`];
    for (const known of names) {
      const earlier = told.get(known);
      if (earlier && now() < earlier.until) return again(earlier, now());
      told.delete(known);
    }
    const answer = await send(call);
    const seconds = Number(answer.headers.get('retry-after'));
    if (!answer.ok && seconds > 0) {
      const about = answer.status === tooManyRequests ? names[1] : name;
      told.set(about ?? name, { until: now() + seconds * 1_000, answer: answer.clone() });
    }
    return answer;
  };
}

const pathOf = ({ address }: OutgoingCall) => address.split('?', 1).join('');

const textOf = ({ body }: OutgoingCall) => (typeof body === 'string' ? body : '');

function again({ until, answer }: Told, now: number): Response {
  const { body, status } = answer.clone();
  const headers = new Headers(answer.headers);
  headers.set('retry-after', `${Math.ceil((until - now) / 1_000)}`);
  return new Response(body, { status, headers });
}
