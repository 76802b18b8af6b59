import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy, newNonce } from '@/bff/config/content-security-policy';
import { env } from '@/bff/config/env';
import { logRefusedPage } from '@/bff/session/auth-event';
import { guard } from '@/bff/session/guard';
import { pageTarget } from '@/bff/session/page-target';
import { renewActivity } from '@/bff/session/activity';
import { readSession } from '@/bff/session/read-session';
import { rememberMode } from '@/bff/session/schedule-mode';
import { sessionContext } from '@/bff/session/session-context';

export const config = {
  runtime: 'nodejs',
  // `/bff` itself, not `/bffoo`: a matcher that covers an upload path cuts its body at 10 MB without a word.
  matcher: [
    '/((?!bff(?:/|$)|_next/static/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png|manifest\\.webmanifest)$).*)',
  ],
};

/** Convenience before pages: who has no session is sent to log in, who has one is using it; pages get their nonce (SESS-05, S09, S50). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const target = request.nextUrl.pathname + request.nextUrl.search;
  const reading = await readSession(request);
  logRefusedPage(reading, request);
  const decision = guard({ target, reading, companyEnvironment: env().COMPANY_ENV });

  if (decision.kind === 'redirect') return NextResponse.redirect(new URL(decision.to, request.nextUrl));

  const nonce = newNonce();
  const policy = contentSecurityPolicy({ nonce, path: request.nextUrl.pathname, env: env() });
  const headers = pageHeaders(request, { nonce, policy, target });
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  if (reading.kind === 'session') {
    const inUse = await renewActivity(reading, sessionContext());
    if (inUse) response.headers.append('set-cookie', inUse);
    const mode = rememberMode({ url: request.nextUrl, headers: request.headers }, sessionContext());
    if (mode) response.headers.append('set-cookie', mode);
  }
  return response;
}

/** Next takes its nonce from these headers, so what a request brought under their names must go (CVE-2026-44581). */
function pageHeaders(
  request: NextRequest,
  { nonce, policy, target }: { nonce: string; policy: string; target: string },
): Headers {
  const headers = new Headers(request.headers);
  headers.delete('content-security-policy-report-only');
  headers.set('content-security-policy', policy);
  headers.set('x-nonce', nonce);
  pageTarget.write(headers, target);
  return headers;
}
