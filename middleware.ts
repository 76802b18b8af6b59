import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy, newNonce } from '@/bff/config/headers/content-security-policy';
import { env } from '@/bff/config/env';
import { limitPages } from '@/bff/session/guard/limit-pages';
import { logRefusedPage } from '@/bff/session/auth-event';
import { embeddedHeader, isEmbedded, rememberEmbedded } from '@/bff/cookies/embedded-mode';
import { guard } from '@/bff/session/guard/guard';
import { pageTarget } from '@/bff/session/guard/page-target';
import { extendActivity } from '@/bff/session/activity';
import { readSession } from '@/bff/session/read-session';
import { rememberMode } from '@/bff/cookies/schedule-mode';
import { sessionContext } from '@/bff/session/session-context';
import { handOffCall, startUp } from '@/bff/session/guard/start-up';

export const config = {
  runtime: 'nodejs',
  // `/bff` itself, not `/bffoo`: a matcher that covers an upload path cuts its body at 10 MB without a word.
  matcher: [
    '/((?!bff(?:/|$)|sso/|_next/static/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest)$).*)',
  ],
};

/**
 * Runs before each page: redirects a visitor without a session to the log-in, extends the activity of a session, and sets the
 * nonce of the page (SESS-05, S09, S50). Callers beyond their rate limit get a 429 (S29). A page cannot set cookies, so an
 * address with a token is rewritten to a call (SESS-02, S13).
 */
export async function middleware(request: NextRequest): Promise<Response> {
  const target = request.nextUrl.pathname + request.nextUrl.search;
  const reading = await readSession(request);
  const tooMany = limitPages(request, reading);
  if (tooMany) return tooMany;
  logRefusedPage(reading, request);
  if (startUp({ url: request.nextUrl, reading }) === 'hand-off')
    return NextResponse.rewrite(handOffCall(new URL(request.nextUrl)));
  const decision = guard({ target, reading, companyEnvironment: env().COMPANY_ENV });

  const visit = { url: request.nextUrl, headers: request.headers };
  const context = sessionContext();
  if (decision.kind === 'redirect') {
    const response = NextResponse.redirect(new URL(decision.to, request.nextUrl));
    // The embedded mode of the address holds for the log-in page as well (NAV-06).
    return withCookies(response, [rememberEmbedded(visit, context)]);
  }

  const policy = contentSecurityPolicy({
    nonce: newNonce(),
    path: request.nextUrl.pathname,
    companyId: reading.kind === 'session' ? reading.session.staff?.companyId : undefined,
    env: env(),
  });
  const headers = pageHeaders(request, { policy, target });
  embeddedHeader.write(headers, isEmbedded(visit, context));
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return withCookies(response, [
    rememberEmbedded(visit, context),
    ...(reading.kind === 'session'
      ? [await extendActivity(reading, context), rememberMode(visit, context)]
      : []),
  ]);
}

/** Appends the Set-Cookie lines that are defined. */
function withCookies(response: NextResponse, cookies: readonly (string | undefined)[]): NextResponse {
  for (const cookie of cookies) if (cookie) response.headers.append('set-cookie', cookie);
  return response;
}

/** Next takes its nonce from these headers, so those that a request brought are replaced (CVE-2026-44581). */
function pageHeaders(request: NextRequest, { policy, target }: { policy: string; target: string }): Headers {
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy-report-only');
  headers.set('content-security-policy', policy);
  pageTarget.write(headers, target);
  return headers;
}
