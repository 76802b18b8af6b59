import { CircleCheck, CircleX } from 'lucide';
import { ButtonLink } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { shellText } from '@/lib/text/zh-cn/shell';

/** The phone's page after the answer. */
export function AnsweredCode({ answer }: { answer: 'confirm' | 'deny' }) {
  const isConfirmed = answer === 'confirm';
  return (
    <StateView
      variant="page"
      role="status"
      icon={isConfirmed ? <Icon of={CircleCheck} size={22} /> : <Icon of={CircleX} size={22} />}
      title={isConfirmed ? qrLoginText.confirmed : qrLoginText.cancelled}
      actions={<ButtonLink href="/schedule">{shellText.backToSchedule}</ButtonLink>}
    >
      {isConfirmed ? qrLoginText.confirmedHint : qrLoginText.cancelledHint}
    </StateView>
  );
}
