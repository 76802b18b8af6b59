import type { Metadata } from 'next';
import { loadSession } from '@/bff/session/load-session';
import { accountApi } from '@/bff/upstream/server-api';
import { NoIdentity, type OutsideReason } from '@/components/login/no-identity';
import { ApiError, isSignedOut } from '@/lib/client/api-error';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.noIdentity };

export default async function NonePage() {
  return <NoIdentity reason={await reasonToStandOutside()} />;
}

/** Asked of the service, because the cookie may outlive the token or the place in a company. */
async function reasonToStandOutside(): Promise<OutsideReason> {
  const visitor = await loadSession();
  if (visitor.kind === 'nobody') return 'signed-out';
  const api = await accountApi();
  try {
    const staffs = await api('GET /api-meeting/api/user/staffs', { query: {} });
    if (staffs.length === 0) return 'no-company';
    if (visitor.kind !== 'staff') return 'not-chosen';
    return staffs.some(({ staffId }) => staffId === visitor.identity.staffId) ? 'ready' : 'left';
  } catch (error) {
    if (isSignedOut(error)) return 'signed-out';
    if (error instanceof ApiError && error.status === 403) return 'no-company';
    throw error;
  }
}
