import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { qrPage } from './qr-page';

/** Somebody with the chat app on a phone. */
export type ChatPerson = { openid: string; nickname?: string; headimgurl?: string };

/** The vendor's documented endpoints, on this machine; what its app does on a phone is called by the test. */
export type WechatVendor = {
  origin: string;
  /** The requests it received, without the QR page's own polling. */
  requests: URL[];
  /** A phone reads the latest QR code and its owner says yes, or no. */
  scan(person: ChatPerson | 'denied'): void;
  /** A code for a person, as if its QR page had been gone through. */
  codeFor(person: ChatPerson): string;
  end(): Promise<void>;
};

export const wechatSecret = 'MARK-secret';

export async function startWechatVendor(): Promise<WechatVendor> {
  const requests: URL[] = [];
  const codes = new Map<string, ChatPerson>();
  const tokens = new Map<string, ChatPerson>();
  let latestCode = '';
  const answers = new Map<string, string>();

  const codeFor = (person: ChatPerson) => {
    const code = randomUUID();
    codes.set(code, person);
    return code;
  };

  const endpoints: Record<string, (query: URLSearchParams, response: ServerResponse) => void> = {
    '/connect/qrconnect': (query, response) => {
      latestCode = randomUUID();
      response.setHeader('content-type', 'text/html; charset=utf-8').end(qrPage(latestCode, query));
    },
    '/connect/l/qrconnect': (query, response) => {
      const answer = answers.get(query.get('uuid') ?? '');
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ answer: answer ?? null }));
    },
    '/sns/oauth2/access_token': (query, response) => {
      const person = codes.get(query.get('code') ?? '');
      codes.delete(query.get('code') ?? '');
      if (!person || query.get('secret') !== wechatSecret)
        return tell(response, { errcode: 40029, errmsg: 'invalid code' });
      const access_token = randomUUID();
      tokens.set(access_token, person);
      tell(response, { access_token, expires_in: 7200, openid: person.openid, scope: 'snsapi_login' });
    },
    '/sns/userinfo': (query, response) => {
      const person = tokens.get(query.get('access_token') ?? '');
      if (!person || person.openid !== query.get('openid'))
        return tell(response, { errcode: 40003, errmsg: 'invalid openid' });
      tell(response, { sex: 0, privilege: [], ...person });
    },
  };

  const server = createServer((request: IncomingMessage, response) => {
    const url = new URL(request.url ?? '/', 'http://vendor.test');
    const answer = endpoints[url.pathname];
    if (url.pathname !== '/connect/l/qrconnect') requests.push(url);
    if (answer) answer(url.searchParams, response);
    else response.writeHead(404).end();
  });
  return {
    origin: await listen(server),
    requests,
    codeFor,
    scan: (person) => answers.set(latestCode, person === 'denied' ? '' : codeFor(person)),
    async end() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const tell = (response: ServerResponse, body: object) =>
  void response.setHeader('content-type', 'text/plain').end(JSON.stringify(body));

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
