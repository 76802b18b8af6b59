import { setImmediate } from 'node:timers/promises';
import { focusManager, onlineManager, QueryObserver } from '@tanstack/react-query';
import { createApi } from '@/lib/client/api';
import { ApiError, clientCodes } from '@/lib/client/failures/api-error';
import { respectRetryAfter } from '@/lib/client/failures/respect-retry-after';
import { createQueryClient } from './query-client';

const error = (status: number, code = status * 1_000) =>
  new ApiError({ status, code, message: '', traceId: '' });

const busy = { status: 503, headers: { 'retry-after': '7' } };

describe('the cache of calls', () => {
  it('[SESS-07] tells that the session is gone, for reads and for changes', async () => {
    const onSignedOut = jest.fn();
    const client = createQueryClient({ onSignedOut });
    const fail = () => Promise.reject(error(401));
    await client.fetchQuery({ queryKey: ['a'], queryFn: fail }).catch(() => undefined);
    const mutation = client.getMutationCache().build(client, { mutationFn: fail });
    await mutation.execute(undefined).catch(() => undefined);
    expect(onSignedOut).toHaveBeenCalledTimes(2);
  });

  it('[SESS-07] takes a refused log-in for no lost session', async () => {
    const onSignedOut = jest.fn();
    const client = createQueryClient({ onSignedOut });
    const fail = () => Promise.reject(error(401, 4001000));
    await client.fetchQuery({ queryKey: ['a'], queryFn: fail }).catch(() => undefined);
    expect(onSignedOut).not.toHaveBeenCalled();
  });

  it('[R32] tells that the session acts for somebody else, and takes no other conflict for it', async () => {
    const onIdentityChanged = jest.fn();
    const client = createQueryClient({ onIdentityChanged });
    for (const code of [409_000, 400403002, clientCodes.identityChanged])
      await client
        .fetchQuery({ queryKey: [code], queryFn: () => Promise.reject(error(409, code)) })
        .catch(() => undefined);
    expect(onIdentityChanged).toHaveBeenCalledTimes(1);
  });

  it('[ERR-01] fails without a network, instead of waiting for one', async () => {
    onlineManager.setOnline(false);
    const client = createQueryClient();
    const fail = () => Promise.reject(error(0));
    const mutation = client.getMutationCache().build(client, { mutationFn: fail });
    await expect(mutation.execute(undefined)).rejects.toThrow(ApiError);
    await expect(client.fetchQuery({ queryKey: ['a'], queryFn: fail })).rejects.toThrow(ApiError);
    onlineManager.setOnline(true);
  });

  it('asks once on the server, whatever failed: the browser asks again', async () => {
    const queryFn = jest.fn(() => Promise.reject(error(503)));
    await createQueryClient()
      .fetchQuery({ queryKey: ['a'], queryFn })
      .catch(() => undefined);
    expect(queryFn).toHaveBeenCalledTimes(1);
  });
});

describe('[R31] a read that failed, while the page shows it', () => {
  const comeBack = {
    'the network': () => {
      onlineManager.setOnline(false);
      onlineManager.setOnline(true);
    },
    'the person': () => {
      focusManager.setFocused(false);
      focusManager.setFocused(true);
    },
  };
  const client = createQueryClient();
  beforeEach(() => client.mount());
  afterEach(() => {
    client.unmount();
    client.clear();
    focusManager.setFocused(undefined);
  });

  async function show(queryFn: () => Promise<unknown>) {
    const observer = new QueryObserver(client, { queryKey: ['a'], queryFn });
    observer.subscribe(() => undefined);
    await setImmediate();
    expect(observer.getCurrentResult().isError).toBe(true);
    return observer;
  }

  it.each(Object.entries(comeBack))(
    'is asked for again, once, when %s comes back',
    async (_who, comesBack) => {
      const queryFn = jest.fn().mockRejectedValueOnce(error(0)).mockResolvedValue('the answer');
      const observer = await show(queryFn);
      for (let times = 0; times < 3; times += 1) comesBack();
      await setImmediate();
      expect(observer.getCurrentResult().data).toBe('the answer');
      comesBack();
      expect(queryFn).toHaveBeenCalledTimes(2);
    },
  );

  it.each(Object.entries(comeBack))(
    '[R23] is held back as long as was asked for when %s comes back',
    async (_who, comesBack) => {
      const answer = () => Response.json({ code: 503_000, message: '', traceId: '' }, busy);
      const send = jest.fn(() => Promise.resolve(answer()));
      const api = createApi(respectRetryAfter(send));
      const observer = await show(() => api('GET /api-meeting/api/user/v2/areas/trees'));
      comesBack();
      await setImmediate();
      expect(observer.getCurrentResult().isError).toBe(true);
      expect(send).toHaveBeenCalledTimes(1);
    },
  );
});
