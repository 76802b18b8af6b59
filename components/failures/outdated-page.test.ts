import { reloadOutdated } from './outdated-page';
import { reload } from './reload';

jest.mock('./reload', () => ({ reload: jest.fn() }));

const missing = (chunk: string) =>
  Object.assign(new Error(`Failed to load chunk ${chunk}`), { name: 'ChunkLoadError' });
const answer = jest.fn<Promise<{ ok: boolean }>, []>();

beforeEach(() => {
  window.sessionStorage.clear();
  jest.mocked(reload).mockClear();
  answer.mockReset().mockResolvedValue({ ok: true });
  Object.assign(globalThis, { fetch: answer });
});

describe('a page whose build is gone', () => {
  it('[R28] is loaded anew once for each missing part, and never in a loop', async () => {
    for (const chunk of ['a.js', 'b.js', 'a.js', 'b.js', 'a.js']) await reloadOutdated(missing(chunk));
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('[R28] stays while the server cannot be reached, and is loaded anew when it can', async () => {
    answer.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce({ ok: false });
    await reloadOutdated(missing('a.js'));
    await reloadOutdated(missing('a.js'));
    expect(reload).not.toHaveBeenCalled();
    await reloadOutdated(missing('a.js'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('[R28] stays where nothing can be remembered, and for any other error', async () => {
    await reloadOutdated(new Error('something else'));
    const blocked = jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    await reloadOutdated(missing('a.js'));
    blocked.mockRestore();
    expect(reload).not.toHaveBeenCalled();
  });
});
