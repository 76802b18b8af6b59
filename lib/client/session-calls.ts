import type { UserInfo } from '@/lib/contract/account';
import type { RequestOf } from '@/lib/contract/index';
import type { Staff } from '@/lib/contract/staff';
import type { NextPage } from '@/lib/web/page-after-login';
import type { AuthCode } from './desktop/work-sdk';
import { readAnswer } from './transport/read-answer';
import type { Transport } from './transport/transport';

/** The answer of `GET /bff/session`. The company's part is missing until an identity is chosen. */
export type SessionView = Pick<UserInfo, 'userId' | 'realName' | 'avatar' | 'expireTime'> &
  Partial<Pick<Staff, 'staffId' | 'companyId' | 'orgCode' | 'companyName' | 'companyTimeZone'>> & {
    /** The embedded demo is what answers. */
    embedded: boolean;
  };

/** The BFF's answer to a log-in: the token stays in the sealed cookie. */
export type LoginOutcome = {
  userId: string;
  expireTime: number;
  staffs: Staff[];
  next: NextPage;
  /** A chat account waits in this browser to be bound to an account, after a question (AUTH-06). */
  asksBinding?: true;
  /** The log-in has made the account: a typo may have made another one than was meant. */
  registered?: true;
};

/** The calls that log in, whose answer the BFF makes a session of. */
export type WayIn =
  | 'POST /api-auth/api/pauth/token/encrypted/password'
  | 'POST /api-auth/api/pauth/token/password'
  | 'POST /api-auth/api/pauth/token/mobile'
  | 'POST /api-auth/api/client/accounts/register-by-encrypted-password'
  | 'POST /api-auth/api/client/accounts/register-by-password';

/** A code for the QR code of the log-in page; what makes it this browser's own stays in the sealed cookie (S20). */
export type QrCode = {
  codeId: string;
  /** The text of the QR code. */
  address: string;
  expireTime: number;
};

/** The social chat app's own QR page, for a frame; what it leads back with is only good in this browser. */
export type WechatPage = { address: string; lifeMs: number };

/** Things to scan, by the address that makes them. */
type Codes = { '/qr': QrCode; '/wechat': WechatPage };

type SessionCall = { method: string; address: string; body?: object; headers?: HeadersInit };

/** The calls that the BFF answers itself; everything else goes through `Api`. */
export function createSessionCalls(transport: Transport) {
  async function call<T>({ method, address, body, headers: init }: SessionCall): Promise<T> {
    const headers = new Headers(init);
    if (body !== undefined) headers.set('content-type', 'application/json');
    const response = await transport({ method, address, headers, body: body && JSON.stringify(body) });
    return (await readAnswer(response)) as T;
  }
  return {
    /** 401 without a session: after a log-in it says whether the cookie stayed. */
    read: () => call<SessionView>({ method: 'GET', address: '/session' }),
    chooseIdentity: (staffId: string) =>
      call<SessionView>({ method: 'PUT', address: '/session/identity', body: { staffId } }),
    makeCode: <A extends keyof Codes>(address: A, body?: object) =>
      call<Codes[A]>({ method: 'POST', address, body }),
    /** Logs in as the account that confirmed the code of this browser. */
    logInByQr: (csrfToken: string) =>
      call<LoginOutcome>({ method: 'POST', address: '/qr/session', headers: { 'x-csrf-token': csrfToken } }),
    logOut: () => call<{ next: string }>({ method: 'DELETE', address: '/session' }),
    /** SESS-08: trades a code of the desktop app's for a session. */
    enterFromDesktop: (code: AuthCode) =>
      call<LoginOutcome>({ method: 'POST', address: '/desktop/session', body: code }),
    /** S14: switches to the account that was handed over while another one was logged in, or stays. */
    acceptHandOff: () => call<{ next: string }>({ method: 'POST', address: '/handoff' }),
    declineHandOff: () => call<{ next: string }>({ method: 'DELETE', address: '/handoff' }),
    /** AUTH-18: each needs the token that was fetched before. */
    logIn: <K extends WayIn>(
      key: K,
      { csrfToken, body }: { csrfToken: string; body: RequestOf<K>['body'] },
    ) =>
      call<LoginOutcome>({
        method: 'POST',
        address: key.replace('POST ', ''),
        body,
        headers: { 'x-csrf-token': csrfToken },
      }),
  };
}
