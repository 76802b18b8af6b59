import { respectRetryAfter } from './respect-retry-after';
import type { OutgoingCall } from '../transport/transport';

const call = (address: string, method = 'GET'): OutgoingCall => ({ method, address, headers: new Headers() });

function transportThatAnswers(answers: (() => Response)[]) {
  const clock = { ms: 0 };
  const sent: string[] = [];
  const transport = respectRetryAfter(
    async ({ method, address }) => {
      sent.push(`${method} ${address}`);
      return answers[sent.length - 1]?.() ?? Response.json('at last');
    },
    () => clock.ms,
  );
  return { transport, sent, clock };
}

const tooFrequent = () =>
  Response.json(
    { code: 429000, message: 'x', traceId: 't' },
    { status: 429, headers: { 'retry-after': '7' } },
  );

describe('[R23] whoever asks to be left alone', () => {
  it('is left alone for as long, and called is told the same with the seconds that are left', async () => {
    const { transport, sent, clock } = transportThatAnswers([tooFrequent]);
    await transport(call('/rooms'));
    clock.ms = 6_500;
    const again = await transport(call('/rooms?page=2'));
    expect(again.status).toBe(429);
    expect(again.headers.get('retry-after')).toBe('1');
    expect(await again.json()).toMatchObject({ code: 429000 });
    expect((await transport(call('/rooms'))).status).toBe(429);
    expect(sent).toEqual(['GET /rooms']);

    clock.ms = 7_000;
    expect((await transport(call('/rooms'))).status).toBe(200);
    expect((await transport(call('/rooms'))).status).toBe(200);
    expect(sent).toHaveLength(3);
  });

  it('[AUTH-03] lets a call about another number go, but not the same again', async () => {
    const { transport, sent } = transportThatAnswers([tooFrequent]);
    const about = (mobile: string) => ({ ...call('/codes', 'POST'), body: JSON.stringify({ mobile }) });
    await transport(about('13800000001'));
    expect((await transport(about('13800000001'))).status).toBe(429);
    expect((await transport(about('13800000002'))).status).toBe(200);
    expect(sent).toHaveLength(2);
  });

  it('is left alone by every body when it is the one that is busy', async () => {
    const busy = () => Response.json({}, { status: 503, headers: { 'retry-after': '7' } });
    const { transport, sent } = transportThatAnswers([busy]);
    await transport({ ...call('/codes', 'POST'), body: '1' });
    expect((await transport({ ...call('/codes', 'POST'), body: '2' })).status).toBe(503);
    expect(sent).toHaveLength(1);
  });

  it('speaks for no other call', async () => {
    const { transport, sent } = transportThatAnswers([tooFrequent]);
    await transport(call('/rooms'));
    await transport(call('/rooms', 'POST'));
    await transport(call('/areas'));
    expect(sent).toEqual(['GET /rooms', 'POST /rooms', 'GET /areas']);
  });

  it.each([
    ['a failure without a time', () => Response.json({}, { status: 503 })],
    ['a time that is none', () => Response.json({}, { status: 503, headers: { 'retry-after': 'soon' } })],
    ['a success', () => Response.json({}, { headers: { 'retry-after': '7' } })],
  ])('is not heard in %s', async (_, answer) => {
    const { transport, sent } = transportThatAnswers([answer]);
    await transport(call('/rooms'));
    await transport(call('/rooms'));
    expect(sent).toHaveLength(2);
  });
});
