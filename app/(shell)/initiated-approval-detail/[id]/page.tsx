import type { Metadata } from 'next';
import { requireConfirmedIdentity } from '@/bff/auth/session/require-confirmed-identity';
import { NotYet } from '@/components/frame/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.initiatedApproval };

export default async function InitiatedApprovalPage() {
  await requireConfirmedIdentity();
  return <NotYet title={pageTitles.initiatedApproval} />;
}
