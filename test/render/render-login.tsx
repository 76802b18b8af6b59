import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { LoginScreen } from '@/components/login/login-screen';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { AuthConfig } from '@/lib/client/configuration';
import { fakeBff } from '../http/fake-bff';
import { renderApp } from './render-app';

const config: AuthConfig = {
  environment: 'production',
  modes: ['password'],
  sso: false,
  privateVariant: false,
  privilegedPassword: false,
  captcha: 'embedded',
  passwordTransport: 'encrypted',
  passwordDigest: 'none',
  agreements: { user: '/agreement/user', privacy: 'https://example.com/p', service: '/agreement/service' },
};

/** The BFF's answer to any log-in. */
export const loggedIn = { userId: 'u1', expireTime: 0, staffs: [], next: '/schedule' };

const answers = {
  'GET /api-auth/api/getLoginCsrfToken': { csrfToken: 'csrf-1' },
  'POST /api-auth/api/pauth/token/session': { sessionId: 'captcha-1' },
  'GET /session': { userId: 'u1', realName: '林晓', expireTime: 0, embedded: true },
};

export type LoginSetup = {
  bff?: Record<string, unknown>;
  config?: Partial<AuthConfig>;
  /** The part of the address after /login. */
  search?: string;
  wanted?: string;
  remembered?: string;
} & Pick<ComponentProps<typeof LoginScreen>, 'chat'>;

/** The log-in page over a fake BFF; with `next/navigation` replaced by `address-navigation`. */
export async function renderLogin(setup: LoginSetup = {}) {
  window.history.replaceState(null, '', `/login${setup.search ?? ''}`);
  const bff = fakeBff({ ...answers, ...setup.bff });
  const user = userEvent.setup();
  const view = renderApp(
    <ServerClockProvider now={Date.now()}>
      <LoginScreen
        config={{ ...config, ...setup.config }}
        wanted={setup.wanted}
        remembered={setup.remembered}
        chat={setup.chat}
      />
    </ServerClockProvider>,

    bff,
  );
  // Each mode is a file of its own; the QR code's is no form, and gone where no cookie stays.
  const isThere = () =>
    screen.queryByRole('form') ?? screen.queryByRole('status') ?? screen.queryByText(/Cookie/);
  await waitFor(() => expect(isThere()).not.toBeNull());
  return {
    ...view,
    bff,
    user,
    agreement: () => screen.getByRole('checkbox', { name: '我已阅读并同意' }),
    submit: () => screen.getByRole('button', { name: /^登录/ }),
    sent: (key: string) => bff.calls.find((call) => call.key === key),
    async fill(label: string, text: string) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    },
  };
}
