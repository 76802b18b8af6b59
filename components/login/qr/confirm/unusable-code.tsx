'use client';

import { QrCode } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { shellText } from '@/lib/text/zh-cn/shell';

const reasons: Partial<Record<number, string>> = {
  404: qrLoginText.unknown,
  409: qrLoginText.used,
  410: qrLoginText.expired,
};

/** The phone's page for a code that can no longer be answered; by the status of the refusal. */
export function UnusableCode({ status }: { status: number }) {
  return (
    <StateView
      variant="page"
      icon={<Icon of={QrCode} size={22} />}
      title={qrLoginText.unusable}
      actions={<ButtonLink href="/schedule">{shellText.backToSchedule}</ButtonLink>}
    >
      {reasons[status] ?? qrLoginText.unknown}
    </StateView>
  );
}
