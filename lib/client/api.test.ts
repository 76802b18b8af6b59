import { ApiError, isSignedOut } from './failures/api-error';
import { createApi } from './api';
import { browserTransport } from './transport/browser-transport';
import type { OutgoingCall } from './transport/transport';

const answer = (status: number, body: unknown) => async () => Response.json(body, { status });

describe('the typed client', () => {
  it('builds the call from the key: path, query, body and idempotency key', async () => {
    const calls: OutgoingCall[] = [];
    const api = createApi(async (call) => {
      calls.push(call);
      return Response.json({});
    });

    await api('PUT /api-meeting/api/user/meetings/{id}/state/cancel', {
      params: { id: '会/1' },
      query: { effectiveType: 1 },
      idempotencyKey: 'k1',
    });
    await api('POST /api-meeting/api/user/v2/rooms/actions/page', { body: { pageNo: 2 } });

    expect(calls[0]).toMatchObject({
      method: 'PUT',
      address: '/api-meeting/api/user/meetings/%E4%BC%9A%2F1/state/cancel?effectiveType=1',
    });
    expect(calls[0]?.headers.get('idempotency-key')).toBe('k1');
    expect(calls[0]?.headers.has('content-type')).toBe(false);
    expect(calls[1]).toMatchObject({ body: '{"pageNo":2}' });
    expect(calls[1]?.headers.get('content-type')).toBe('application/json');
  });

  it.each(['', '.', '..'])('refuses the parameter "%s", which would leave the template', async (id) => {
    const api = createApi(answer(200, {}));
    await expect(api('GET /api-meeting/api/user/rooms/{id}', { params: { id } })).rejects.toThrow(TypeError);
  });

  it('throws what the service said', async () => {
    const failure = { code: 400403002, message: '会议室时间冲突', data: { conflicts: [] }, traceId: 't1' };
    const api = createApi(answer(409, failure));

    await expect(api('GET /api-meeting/api/user/areas/trees')).rejects.toMatchObject({
      ...failure,
      status: 409,
    });
  });

  it.each([
    ['HTML with 200', new Response('<h1>hi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['an empty 500', new Response(null, { status: 500 })],
    ['a failure in another shape', Response.json({ error: 'x' }, { status: 400 })],
    ['null', Response.json(null, { status: 400 })],
  ])('[ERR-04] turns %s into one error with the trace id', async (_, response) => {
    response.headers.set('x-trace-id', 'abc');
    const api = createApi(async () => response);

    await expect(api('GET /api-meeting/api/user/areas/trees')).rejects.toMatchObject({
      name: 'ApiError',
      code: 502000,
      message: '服务器异常',
      traceId: 'abc',
    });
  });

  it('answers nothing where there is nothing', async () => {
    const api = createApi(async () => new Response(null, { status: 204 }));
    await expect(api('POST /api-auth/api/user/auth/logout')).resolves.toBeUndefined();
  });
});

describe('the browser transport', () => {
  it('[S40] [R32] [SESS-12] marks every call, reads too, with the staff id of the page', async () => {
    const sent: Request[] = [];
    const transport = browserTransport({
      fetch: async (path, init) => {
        sent.push(new Request(`http://app.test${String(path)}`, init));
        return Response.json({});
      },
      expectedStaff: () => 's1',
    });

    await transport({ method: 'GET', address: '/api-meeting/api/x', headers: new Headers() });
    await transport({ method: 'PUT', address: '/api-meeting/api/x', headers: new Headers() });

    expect(sent[0]?.url).toBe('http://app.test/bff/api-meeting/api/x');
    expect(sent.map(({ headers }) => headers.get('x-csrf'))).toEqual(['1', '1']);
    expect(sent.map(({ headers }) => headers.get('x-expect-staff'))).toEqual(['s1', 's1']);
  });

  it('[ERR-01] says that the network is down', async () => {
    const transport = browserTransport({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
    const call = transport({ method: 'GET', address: '/api-meeting/api/x', headers: new Headers() });
    await expect(call).rejects.toMatchObject({ code: 0, status: 0, message: '网络异常，请稍后再试' });
  });

  const brokenOff = (name: string) => async () =>
    new Response(new ReadableStream({ start: (stream) => stream.error(new DOMException('late', name)) }));

  it.each([
    ['before the answer', () => Promise.reject(new DOMException('late', 'TimeoutError'))],
    ['in the middle of it', brokenOff('TimeoutError')],
    ['in the middle of it, as Chromium names that', brokenOff('AbortError')],
  ])('[R31] stops waiting for a connection that leads nowhere, %s', async (_, fetch) => {
    const api = createApi(browserTransport({ fetch }));
    await expect(api('GET /api-meeting/api/user/v2/areas/trees')).rejects.toMatchObject({
      code: 504000,
      status: 504,
      message: '网络异常，请稍后再试',
    });
  });

  it('[R31] gives each call a deadline, and a stream none', async () => {
    const signals: (AbortSignal | null | undefined)[] = [];
    const transport = browserTransport({
      fetch: async (_, init) => {
        signals.push(init?.signal);
        return Response.json({});
      },
    });
    await transport({ method: 'GET', address: '/api-meeting/api/x', headers: new Headers() });
    await transport({ method: 'GET', address: '/api-meeting/api/x', headers: new Headers(), streams: true });
    expect(signals).toEqual([expect.any(AbortSignal), undefined]);
  });

  it('leaves a cancelled call a cancelled call', async () => {
    const transport = browserTransport({ fetch: (_, init) => Promise.reject(init?.signal?.reason) });
    const signal = AbortSignal.abort('gone');
    const call = transport({ method: 'GET', address: '/api-meeting/api/x', headers: new Headers(), signal });
    await expect(call).rejects.toBe('gone');
  });

  it('leaves a cancelled call a cancelled call, in the middle of the answer', async () => {
    const api = createApi(browserTransport({ fetch: brokenOff('AbortError') }));
    const call = api('GET /api-meeting/api/user/v2/areas/trees', { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  });
});

it('tells a session that ended from a log-in that was refused', () => {
  const failure = { status: 401, message: '', data: undefined, traceId: '' };
  expect(isSignedOut(new ApiError({ ...failure, code: 401000 }))).toBe(true);
  expect(isSignedOut(new ApiError({ ...failure, code: 4001000 }))).toBe(false);
});
