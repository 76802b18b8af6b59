import { appendQuery } from '@/bff/http/append-query';
import { safeReturnTarget } from '@/lib/web/return-target';
import { sessionEnded } from '@/lib/web/session-ended';
import type { SessionReading } from '../read-session';

/** Pages that anyone may open (SESS-05). */
const publicPages = new Set([
  '/login',
  '/forgot-password',
  '/transfer',
  '/switch',
  '/none',
  '/WorkWeChatLogin',
  '/bind-wechat',
  '/dev/outbox',
]);
const publicTrees = ['/share/', '/agreement/', '/qr/', '/door/', '/unsubscribe/'];

/** Targets longer than this are not worth an address that proxies refuse. */
const maxTargetLength = 2_000;

/** Targets are paths, so any origin serves to parse them against. */
const anyOrigin = 'http://site.invalid';

type GuardQuestion = {
  /** Path and query of the requested page. */
  target: string;
  reading: SessionReading;
  /** `COMPANY_ENV`: a token and a user alone are not enough, the company's part has to be there too. */
  companyEnvironment: boolean;
};

export type GuardDecision = { kind: 'pass' } | { kind: 'redirect'; to: string };

const pass: GuardDecision = { kind: 'pass' };

/**
 * Whether a page may be shown (SESS-05). Middleware calls it for convenience, pages call it for certain. A public page never
 * redirects, whatever the cookie says: a dead token would loop.
 */
export function guard({ target, reading, companyEnvironment }: GuardQuestion): GuardDecision {
  if (isPublic(target)) return pass;
  switch (reading.kind) {
    case 'none':
      return { kind: 'redirect', to: loginAddress(target) };
    case 'refused':
      return { kind: 'redirect', to: addressAfterEnd(target) };
    case 'session':
      return companyEnvironment && !reading.session.staff ? { kind: 'redirect', to: '/none' } : pass;
    case 'unavailable':
      // A fault of our own, which the page reports; the person may be logged in.
      return pass;
  }
}

/** The log-in page with its return target: a path of this site, or none (S17). */
export function loginAddress(target: string): string {
  const to = safeReturnTarget(target, anyOrigin);
  if (to === undefined || to === '/' || to.length > maxTargetLength) return '/login';
  return `/login?to=${encodeURIComponent(to)}`;
}

/** The log-in page for a session that has ended, which the page explains (SESS-07). */
export const addressAfterEnd = (target: string): string => appendQuery(loginAddress(target), sessionEnded);

function isPublic(target: string): boolean {
  const [path = ''] = target.split(/[?#]/, 1);
  return publicPages.has(path) || publicTrees.some((tree) => path.startsWith(tree));
}
