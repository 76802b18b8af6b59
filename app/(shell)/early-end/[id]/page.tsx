import type { Metadata } from 'next';
import { requireConfirmedIdentity } from '@/bff/auth/session/require-confirmed-identity';
import { NotYet } from '@/components/frame/not-yet';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.earlyEnd };

export default async function EarlyEndPage() {
  await requireConfirmedIdentity();
  return <NotYet title={pageTitles.earlyEnd} />;
}
