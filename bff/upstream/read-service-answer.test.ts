import { z } from 'zod';
import { readServiceAnswer } from './read-service-answer';

const row = { response: z.object({ id: z.string(), note: z.string().optional() }) };
const read = (response: Response, envelope = false) => readServiceAnswer(response, { row, envelope });

describe('[ERR-04] an answer of the service', () => {
  it('keeps the keys of the contract and drops all others', async () => {
    const answer = await read(Response.json({ id: '1', access_token: 'MARK' }, { status: 201 }));
    expect(answer).toEqual({ ok: true, status: 201, body: { id: '1' } });
  });

  it('may write null for absent', async () => {
    await expect(read(Response.json({ id: '1', note: null }))).resolves.toMatchObject({ body: { id: '1' } });
  });

  it.each([
    ['HTML with 200', '<h1>hello</h1>'],
    ['nothing', ''],
    ['a truncated body', '{"id":"1"'],
    ['wrong types', '{"id":1}'],
    ['a missing key', '{"note":"x"}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['100,000 brackets', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['another charset', new Uint8Array([0x7b, 0xff, 0xfe, 0x7d])],
    ['ten megabytes', `{"id":"${'a'.repeat(10 * 1024 * 1024)}"}`],
  ])('is unreadable when it is %s', async (_, body) => {
    await expect(read(new Response(body))).rejects.toThrow('');
    await expect(read(new Response(body)).catch((error: Error) => error.name)).resolves.toBe(
      'UnreadableAnswerError',
    );
  });

  it('has nothing to say where the contract expects nothing', async () => {
    const empty = { row: { response: 'empty' as const }, envelope: false };
    await expect(readServiceAnswer(new Response(null, { status: 204 }), empty)).resolves.toEqual({
      ok: true,
      status: 204,
      body: undefined,
    });
  });

  it('refuses in the contract’s words, also when the code came as text', async () => {
    const body = { code: '400403002', message: '会议室时间冲突', data: { conflicts: [] }, stack: 'at x' };
    await expect(read(Response.json(body, { status: 409 }))).resolves.toEqual({
      ok: false,
      status: 409,
      code: 400403002,
      message: '会议室时间冲突',
      data: { conflicts: [] },
    });
  });
});

it.each([429, 500, 502, 503])(
  '[R23] tells by status %i alone what a gateway’s own page means',
  async (status) => {
    const page = () => new Response('<h1>nginx</h1>', { status });
    await expect(read(page())).resolves.toEqual({ ok: false, status });
    await expect(read(page(), true)).resolves.toEqual({ ok: false, status });
  },
);

describe('an envelope (SERVICE_ENVELOPE)', () => {
  it.each([0, 200, '0'])('with code %j is taken off', async (code) => {
    const answer = await read(Response.json({ code, data: { id: '1' }, message: 'ok' }), true);
    expect(answer).toEqual({ ok: true, status: 200, body: { id: '1' } });
  });

  it.each([
    [401, 401],
    [403000, 403],
    [400403002, 400],
    [4001000, 400],
  ])('with code %i is a failure of status %i, although HTTP says 200', async (code, status) => {
    const answer = await read(Response.json({ code, message: '不行' }), true);
    expect(answer).toMatchObject({ ok: false, status, code, message: '不行' });
  });

  it('may come without words', async () => {
    const answer = await read(Response.json({ code: 403000, message: null, data: null }), true);
    expect(answer).toEqual({ ok: false, status: 403, code: 403000 });
  });

  it('may not be missing', async () => {
    await expect(read(Response.json({ id: '1' }), true)).rejects.toThrow('no envelope');
  });
});
