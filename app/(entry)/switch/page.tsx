import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { env } from '@/bff/config/env';
import { loadSession } from '@/bff/session/load-session';
import { loadPage } from '@/bff/upstream/load-page';
import { accountApi } from '@/bff/upstream/server-api';
import { CompanyChooser } from '@/components/login/identity/company-chooser';
import { NoIdentity } from '@/components/login/identity/no-identity';
import { PageFailed } from '@/components/failures/page-failed';
import { safeReturnTarget } from '@/lib/web/return-target';
import { identityText } from '@/lib/text/zh-cn/identity';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.chooseCompany };

type Props = { searchParams: Promise<{ to?: string | string[] }> };

export default async function SwitchPage({ searchParams }: Props) {
  const [visitor, { to }] = await Promise.all([loadSession(), searchParams]);
  if (visitor.kind === 'nobody') redirect('/login');
  const staffs = await loadPage(async () => {
    const api = await accountApi();
    return api('GET /api-meeting/api/user/staffs', { query: {} });
  });
  if (staffs.state === 'failed')
    return <PageFailed title={identityText.companiesFailed} failure={staffs.failure} />;
  if (staffs.state === 'forbidden' || staffs.data.length === 0) return <NoIdentity reason="no-company" />;
  const current = visitor.kind === 'staff' ? visitor.identity.staffId : undefined;
  return (
    <CompanyChooser
      companies={staffs.data.map(({ staffId, companyName, department }) => ({
        staffId,
        companyName,
        department,
      }))}
      currentStaffId={staffs.data.find(({ staffId }) => staffId === current)?.staffId}
      wanted={safeReturnTarget(to, env().PUBLIC_ORIGIN)}
    />
  );
}
