import { screen, waitFor } from '@testing-library/react';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { renderApp } from '@/test/render/render-app';
import { renderLogin } from '@/test/render/render-login';
import { ForgotPassword } from '@/components/login/forgot/forgot-password';
import { storeMobile, readStoredMobile } from './stored-mobile';

jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

afterEach(() => sessionStorage.clear());

it.each(['?mode=password', '?mode=sms'])(
  '[AUTH-11] the log-in %s begins with the number of the page before, which no address names',
  async (search) => {
    storeMobile('13900000005');
    await renderLogin({ search, config: { modes: ['sms', 'password'] } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13900000005'));
  },
);

it('[AUTH-11] [S58] the number typed at the log-in is there when the password is forgotten, and on the way back', async () => {
  const login = await renderLogin({ config: { modes: ['password'] } });
  await login.fill('手机号', '139 0000 0005');
  const link = screen.getByRole('link', { name: '忘记密码' });
  link.addEventListener('click', (event) => event.preventDefault());
  await login.user.click(link);
  expect(link).toHaveAttribute('href', '/forgot-password');
  login.unmount();

  renderApp(
    <ServerClockProvider now={0}>
      <ForgotPassword privateVariant={false} passwordTransport="encrypted" passwordDigest="none" />
    </ServerClockProvider>,
  );
  const mobile = screen.getByRole('textbox', { name: '手机号' });
  expect(mobile).toHaveValue('13900000005');
  await login.user.clear(mobile);
  await login.user.type(mobile, '13900000006');
  const back = screen.getByRole('link', { name: '返回登录' });
  back.addEventListener('click', (event) => event.preventDefault());
  await login.user.click(back);
  expect(readStoredMobile()).toBe('13900000006');
});
