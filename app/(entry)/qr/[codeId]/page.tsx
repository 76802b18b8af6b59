import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { scanQrCode } from '@/bff/auth/qr/scan-qr-code';
import { loginAddress } from '@/bff/session/guard/guard';
import { loadSession } from '@/bff/session/load-session';
import { loadPage } from '@/bff/upstream/load-page';
import { accountApi } from '@/bff/upstream/server-api';
import { ConfirmLogin } from '@/components/login/qr/confirm/confirm-login';
import { UnusableCode } from '@/components/login/qr/confirm/unusable-code';
import { PageFailed } from '@/components/failures/page-failed';
import { ForbiddenState } from '@/components/ui/feedback/forbidden-state';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { defaultTimeZone } from '@/lib/time/zone';

export const metadata: Metadata = { title: pageTitles.confirmLogin };

type Props = { params: Promise<{ codeId: string }> };

export default async function ConfirmLoginPage({ params }: Props) {
  const [visitor, { codeId }] = await Promise.all([loadSession(), params]);
  if (visitor.kind === 'nobody') redirect(loginAddress(`/qr/${codeId}`));
  const opened = await loadPage(async () => scanQrCode(await accountApi(), codeId));
  if (opened.state === 'failed') return <PageFailed title={qrLoginText.unusable} failure={opened.failure} />;
  if (opened.state === 'forbidden') return <ForbiddenState />;
  if (opened.data.state === 'unusable') return <UnusableCode status={opened.data.status} />;
  const { asking, account } = opened.data;
  const zone = visitor.kind === 'staff' ? visitor.identity.companyTimeZone : defaultTimeZone;
  return <ConfirmLogin codeId={codeId} asking={asking} account={account} zone={zone} />;
}
