import type { ReactNode } from 'react';
import { requireIdentity } from '@/bff/session/require-identity';
import { ExpectedStaff } from '@/components/shell/expected-staff';
import { Shell } from '@/components/shell/shell';
import { shellText } from '@/lib/text/zh-cn/shell';

export default async function ShellLayout({ children }: { children: ReactNode }) {
  const { staffId, realName, companyName, companyTimeZone } = await requireIdentity();
  return (
    <Shell title={shellText.title} realName={realName} companyName={companyName} zone={companyTimeZone}>
      <ExpectedStaff staffId={staffId} />
      {children}
    </Shell>
  );
}
