import type { Metadata } from 'next';
import { env } from '@/bff/config/env';
import { loadSession } from '@/bff/session/load-session';
import { TransferScreen } from '@/components/hand-off/transfer-screen';
import { safeReturnTarget } from '@/lib/web/return-target';
import { handOffText } from '@/lib/text/zh-cn/hand-off';

export const metadata: Metadata = { title: handOffText.transfer.title, referrer: 'no-referrer' };

type Props = { searchParams: Promise<Partial<Record<'to' | 'from', string | string[]>>> };

export default async function TransferPage({ searchParams }: Props) {
  const [{ to, from }, visitor] = await Promise.all([searchParams, loadSession()]);
  return (
    <TransferScreen
      to={safeReturnTarget(to, env().PUBLIC_ORIGIN)}
      isFromLogin={from === 'login'}
      staffId={visitor.kind === 'staff' ? visitor.identity.staffId : undefined}
    />
  );
}
