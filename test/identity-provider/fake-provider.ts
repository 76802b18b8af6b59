import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Claims, type Signing, type TokenMaker, tokenMaker } from './token-maker';

export const testClient = 'rooms';

type Answer = { status?: number; body: unknown };
type Recorded = { path: string; form: URLSearchParams };

/** An OpenID provider that answers and signs whatever a test wants. It has no accounts: the test names the person. */
export type FakeProvider = TokenMaker & {
  issuer: string;
  /** The discovery document; tests may change it. */
  metadata: Record<string, unknown>;
  /** The received calls, without those for discovery and keys. */
  recorded: Recorded[];
  /** Overrides of answers, by path. */
  answers: Map<string, (recorded: Recorded) => Answer | Promise<Answer>>;
  /** A correct ID token except for the given claims; `undefined` leaves a claim out. */
  idToken(claims: Claims & { now: number }, signing?: Signing): Promise<string>;
  logoutToken(claims: Claims & { now: number }, signing?: Signing): Promise<string>;
  close(): Promise<void>;
};

export async function fakeProvider(): Promise<FakeProvider> {
  const maker = await tokenMaker();
  const recorded: Recorded[] = [];
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
    if (!ours) recorded.push(call);
    const override = answers.get(path);
    if (override) return override(call);
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
    recorded,
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
