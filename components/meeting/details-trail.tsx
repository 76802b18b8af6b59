import { Breadcrumb } from '@/components/ui/breadcrumb';
import { meetingText } from '@/lib/text/zh-cn/meeting';

const { breadcrumb } = meetingText;

const origins = {
  schedule: { label: breadcrumb.schedule, href: '/schedule' },
  approval: { label: breadcrumb.approvals, href: '/approval-center' },
};

/** The way back to where one came from; an address without an origin leads to the schedule. */
export function DetailsTrail({ from }: { from?: string }) {
  return (
    <Breadcrumb
      trail={[from === 'approval' ? origins.approval : origins.schedule]}
      current={breadcrumb.details}
    />
  );
}
