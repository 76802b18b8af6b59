import { randomUUID } from 'node:crypto';
import type { Gateway } from '@/bff/gateway';
import { handle, type Handler } from '@/bff/http/incoming';
import { createCallLimits } from '@/bff/limits/call-limits';
import { proxy } from '@/bff/proxy/proxy';
import type { Session } from '@/bff/session/identity';
import type { SessionContext } from '@/bff/session/session-context';
import { writeSession } from '@/bff/session/write-session';
import { fixedClock } from '@/lib/time/clock';
import { fakeService } from './fake-service';

export const origin = 'http://rooms.test';
export const keys = {
  old: 'old-0123456789abcdefghijklmnopqrstuv',
  young: 'young-0123456789abcdefghijklmnopqrs',
};

/** 2026-11-18 10:07 in Shanghai, a Wednesday. */
export const testNow = Date.parse('2026-11-18T10:07:00+08:00');

const silent = () => undefined;

/** A gateway before a fake service, with a clock that tests set. */
export function testGateway(
  answers: Parameters<typeof fakeService>[0] = {},
  overrides: Partial<Gateway> = {},
) {
  const service = fakeService(answers);
  const clock = fixedClock(testNow);
  const { backend } = service;
  const gateway: Gateway = {
    insecure: false,
    framed: false,
    idleMs: 7 * 24 * 3_600_000,
    clock,
    keys: () => [keys.old],
    backends: { auth: backend, meeting: backend, pivot: backend },
    embedded: false,
    envelope: false,
    publicOrigin: origin,
    limits: createCallLimits(1),
    log: { info: silent, warn: silent, error: silent },
    refused: silent,
    ...overrides,
  };
  const send = (request: Request, handler: Handler = proxy) => handle(handler, request, gateway);
  return { gateway, clock, service, send };
}

export const staff = {
  staffId: 'staff-1',
  companyId: 'company-1',
  orgCode: 'org-1',
  companyName: '示例科技',
  companyTimeZone: 'Asia/Shanghai',
};

export const sessionOf = (overrides: Partial<Session> = {}): Session => ({
  id: randomUUID(),
  token: 'MARK-token',
  userId: 'user-1',
  realName: '林晓',
  expiresAt: testNow + 3_600_000,
  staff,
  ...overrides,
});

/** The Cookie header of a browser that got this session. */
export async function cookieOf(session: Session, context: SessionContext): Promise<string> {
  const [pair = ''] = (await writeSession(session, context)).split(';', 1);
  return pair;
}

type CallOptions = { method?: string; cookie?: string; headers?: HeadersInit; body?: BodyInit };

/** A call as our own page makes it. */
export function browserCall(
  path: string,
  { method = 'GET', cookie, headers, body }: CallOptions = {},
): Request {
  const all = new Headers(headers);
  if (!all.has('x-csrf')) all.set('x-csrf', '1');
  if (!all.has('sec-fetch-site')) all.set('sec-fetch-site', 'same-origin');
  if (cookie !== undefined) all.set('cookie', cookie);
  if (typeof body === 'string' && !headers) all.set('content-type', 'application/json');
  return new Request(`${origin}${path}`, { method, headers: all, body });
}
