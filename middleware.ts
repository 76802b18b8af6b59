import { NextResponse, type NextRequest } from 'next/server';
import { contentSecurityPolicy, newNonce } from '@/bff/config/content-security-policy';
import { env } from '@/bff/config/env';
import { securityHeaders } from '@/bff/config/security-headers';
import { guard } from '@/bff/session/guard';
import { pageTarget } from '@/bff/session/page-target';
import { readSession } from '@/bff/session/read-session';

export const config = {
  runtime: 'nodejs',
  // `/bff` itself, not `/bffoo`: a matcher that covers an upload path cuts its body at 10 MB without a word.
  matcher: ['/((?!bff(?:/|$)|_next/static/|(?:favicon\\.ico|icon\\.svg|apple-icon\\.png)$).*)'],
};

/** Convenience before pages: who has no session is sent to log in, and every page gets its nonce (SESS-05, S50). */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { NODE_ENV, PUBLIC_ORIGIN, COMPANY_ENV } = env();
  const target = request.nextUrl.pathname + request.nextUrl.search;
  const reading = await readSession(request);
  const decision = guard({ target, reading, companyEnvironment: COMPANY_ENV });

  const nonce = newNonce();
  const policy = contentSecurityPolicy({ nonce, dev: NODE_ENV !== 'production' });
  const response =
    decision.kind === 'redirect'
      ? NextResponse.redirect(new URL(decision.to, request.nextUrl))
      : NextResponse.next({ request: { headers: pageHeaders(request, { nonce, policy, target }) } });
  const headers = { ...securityHeaders({ publicOrigin: PUBLIC_ORIGIN }), 'content-security-policy': policy };
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  response.headers.set('cache-control', 'no-store');
  response.headers.append('vary', 'Cookie');
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
