import type { AuthConfig } from '@/lib/client/configuration';
import type { LoginOutcome } from '@/lib/client/session-calls';
import type { LoginTools } from '@/components/credentials/session/open-session';
import { openSession, type LoggedIn } from '../session/open-session';
import { sealWithFreshKey } from './seal-with-fresh-key';
import { withCaptcha, type CaptchaInput } from './with-captcha';

/** How passwords are encoded before they are sent, by configuration. */
export type PasswordEncoding = Pick<AuthConfig, 'passwordTransport' | 'passwordDigest'>;

type Passwords<Name extends string> = {
  /** Keyed by their names in the call. */
  passwords: Record<Name, string>;
  captcha: CaptchaInput;
  encoding: PasswordEncoding;
};

type CallContext = { csrfToken: string; proof: { sessionId?: string; graphicCaptcha?: string } };

type Calls<Name extends string> = {
  plain: (context: CallContext, passwords: Record<Name, string>) => Promise<LoginOutcome>;
  sealed: (context: CallContext, sealed: Record<Name, string> & { keyId: string }) => Promise<LoginOutcome>;
};

/** AUTH-04 and AUTH-18 in their order: CSRF token, public key, envelopes, and the call that lets in. */
export const sendPasswords = <Name extends string>(
  { api, session }: LoginTools,
  { passwords, captcha, encoding }: Passwords<Name>,
  calls: Calls<Name>,
): Promise<LoggedIn> =>
  withCaptcha(captcha, async (proving) => {
    const [{ csrfToken }, proof] = await Promise.all([api('GET /api-auth/api/getLoginCsrfToken'), proving]);
    const context = { csrfToken, proof };
    if (encoding.passwordTransport === 'plain')
      return openSession(session, () => calls.plain(context, passwords));
    const sealed = await sealWithFreshKey(api, passwords, encoding.passwordDigest);
    return openSession(session, () => calls.sealed(context, sealed));
  });
