import { onlineManager } from '@tanstack/react-query';
import { ApiError } from '@/lib/client/api-error';
import { createQueryClient } from './query-client';

const error = (status: number, code = status * 1_000) =>
  new ApiError({ status, code, message: '', traceId: '' });

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
