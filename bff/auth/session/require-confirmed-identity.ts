import type { Identity } from '@/bff/session/identity';
import { loadPageSession } from '@/bff/session/load-session';
import { requireIdentity } from '@/bff/session/guard/require-identity';
import { loadPage } from '@/bff/upstream/load-page';
import { confirmSession } from './confirm-session';

/**
 * `requireIdentity` for pages that make no call of their own, which would reveal a dead token (ADR 14). Throws when the
 * service does not answer: the route's `error.tsx` says so, and nobody is logged out.
 */
export async function requireConfirmedIdentity(): Promise<Identity> {
  const identity = await requireIdentity();
  const session = await loadPageSession();
  const confirmed = session && (await loadPage((api) => confirmSession(session, api)));
  if (confirmed?.state !== 'ready') throw new Error('The session could not be confirmed');
  return identity;
}
