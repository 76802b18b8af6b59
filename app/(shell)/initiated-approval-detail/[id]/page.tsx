import type { Metadata } from 'next';
import { requireIdentity } from '@/bff/session/require-identity';
import { NotYet } from '@/components/shell/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.initiatedApproval };

export default async function InitiatedApprovalPage() {
  await requireIdentity();
  return <NotYet title={pageTitles.initiatedApproval} />;
}
