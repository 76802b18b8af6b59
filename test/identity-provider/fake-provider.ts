import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Claims, type Signing, type TokenMaker, tokenMaker } from './token-maker';

export const testClient = 'rooms';

type Answer = { status?: number; body: unknown };
type Asked = { path: string; form: URLSearchParams };

/** An OpenID provider that says and signs whatever a test wants. It knows nobody: who logs in is for the test to say. */
export type FakeProvider = TokenMaker & {
  issuer: string;
  /** Changed by tests that want it to say something else of itself. */
  metadata: Record<string, unknown>;
  /** What it was asked, discovery and keys left out. */
  asked: Asked[];
  /** What a path answers from now on, in place of what it would. */
  answers: Map<string, (asked: Asked) => Answer | Promise<Answer>>;
  /** As it should be, but for what the test changes; `undefined` leaves a claim out. */
  idToken(claims: Claims & { now: number }, signing?: Signing): Promise<string>;
  logoutToken(claims: Claims & { now: number }, signing?: Signing): Promise<string>;
  close(): Promise<void>;
};

export async function fakeProvider(): Promise<FakeProvider> {
  const maker = await tokenMaker();
  const asked: Asked[] = [];
  const answers: FakeProvider['answers'] = new Map();
  const server = createServer((request, response) => {
    void answer(request).then(({ status = 200, body }) => {
      response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
      response.end(JSON.stringify(body));
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const metadata: FakeProvider['metadata'] = {
    issuer,
    jwks_uri: `${issuer}/jwks`,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    end_session_endpoint: `${issuer}/session/end`,
    id_token_signing_alg_values_supported: ['RS256'],
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
  };
  const own: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => metadata,
    '/jwks': () => ({ keys: [maker.jwk] }),
  };

  async function answer(request: IncomingMessage): Promise<Answer> {
    const path = request.url ?? '';
    const chunks = (await request.toArray()) as Buffer[];
    const call = { path, form: new URLSearchParams(Buffer.concat(chunks).toString()) };
    const ours = own[path];
    if (!ours) asked.push(call);
    const told = answers.get(path);
    if (told) return told(call);
    return ours ? { body: ours() } : { status: 404, body: {} };
  }

  const common = (now: number) => {
    const seconds = Math.floor(now / 1_000);
    return { iss: issuer, aud: testClient, sub: 'subject-1', iat: seconds, exp: seconds + 300 };
  };
  return {
    ...maker,
    issuer,
    metadata,
    asked,
    answers,
    idToken: ({ now, ...claims }, signing) => maker.sign({ ...common(now), ...claims }, signing),
    logoutToken: ({ now, ...claims }, signing) => {
      const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
      return maker.sign({ ...common(now), jti: randomUUID(), events, ...claims }, signing);
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
