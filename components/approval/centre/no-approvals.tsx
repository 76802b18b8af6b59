import { ClipboardCheck } from 'lucide';
import { ButtonLink, ViewButton } from '@/components/ui/controls/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/layout/icon';
import { approvalCentreText } from '@/lib/text/zh-cn/approval-centre';
import { approvalHref, type ApprovalView } from '../approval-view';

const { empty } = approvalCentreText;

/** Says what comes here, and where one may go instead. */
export function NoApprovals({ view: { kind, side } }: { view: ApprovalView }) {
  const { title, hint } = empty[kind][side];
  return (
    <EmptyState
      icon={<Icon of={ClipboardCheck} size={22} />}
      title={title}
      action={
        side === 'sent' ? (
          <ButtonLink variant="outlined" color="inherit" href="/rooms">
            {empty.toRooms}
          </ButtonLink>
        ) : (
          <ViewButton variant="outlined" color="inherit" href={approvalHref({ kind, side: 'sent' })}>
            {empty.toSent}
          </ViewButton>
        )
      }
    >
      {hint}
    </EmptyState>
  );
}
