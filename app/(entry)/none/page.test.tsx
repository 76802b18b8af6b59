import { render, screen } from '@testing-library/react';
import { loadSession } from '@/bff/session/load-session';
import { accountApi } from '@/bff/upstream/server-api';
import { createApi } from '@/lib/client/api';
import { browserTransport } from '@/lib/client/transport/browser-transport';
import { failure, fakeBff } from '@/test/http/fake-bff';
import NonePage from './page';

jest.mock('@/bff/session/load-session', () => ({ loadSession: jest.fn() }));
jest.mock('@/bff/upstream/server-api', () => ({ accountApi: jest.fn() }));
jest.mock('@/components/session/use-leave', () => ({ useLeave: () => ({ isLeaving: false }) }));

const me = { userId: 'u1', realName: '用户5678', expireTime: 0 };

async function open(userinfo: unknown) {
  const bff = fakeBff({
    'GET /api-meeting/api/user/staffs': [],
    'GET /api-auth/api/client/auth/userinfo': userinfo,
  });
  jest.mocked(loadSession).mockResolvedValue({ kind: 'account', account: me });
  jest.mocked(accountApi).mockResolvedValue(createApi(browserTransport(bff)));
  render(await NonePage());
  expect(screen.getByRole('heading', { name: '没有可进入的企业' })).toBeVisible();
}

describe('[SESS-10] the page of who has no company', () => {
  it.each([
    [{ ...me, mobile: '13912345678' }, '当前账号：用户5678（139****5678）'],
    [{ ...me, realName: 'LISI' }, '当前账号：LISI'],
  ])('names the account that is logged in, and no whole number', async (userinfo, words) => {
    await open(userinfo);
    expect(screen.getByText(words)).toBeVisible();
    expect(document.body).not.toHaveTextContent('13912345678');
  });

  it('does without the name where the service cannot say it', async () => {
    await open(() => failure(500));
    expect(screen.queryByText(/当前账号/)).not.toBeInTheDocument();
  });
});
