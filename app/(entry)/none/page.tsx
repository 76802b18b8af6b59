import type { Metadata } from 'next';
import { loadSession } from '@/bff/session/load-session';
import { accountApi } from '@/bff/upstream/server-api';
import { NoIdentity, type OutsideReason } from '@/components/login/identity/no-identity';
import { ApiError, isSignedOut } from '@/lib/client/failures/api-error';
import { maskedMobile } from '@/lib/domain/account/masked-mobile';
import { identityText } from '@/lib/text/zh-cn/identity';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.noIdentity };

export default async function NonePage() {
  const reason = await loadReason();
  return (
    <NoIdentity reason={reason} account={reason === 'signed-out' ? undefined : await loadAccountName()} />
  );
}

/** The service decides, because the cookie may outlive the token or the place in a company. */
async function loadReason(): Promise<OutsideReason> {
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

/** Undefined when it cannot be loaded: the page explains enough without it. */
async function loadAccountName(): Promise<string | undefined> {
  const api = await accountApi();
  try {
    const { realName, mobile } = await api('GET /api-auth/api/client/auth/userinfo', { query: {} });
    return mobile ? identityText.ofMobile(realName, maskedMobile(mobile)) : realName;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}
