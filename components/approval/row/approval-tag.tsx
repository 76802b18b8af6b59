import { Tag, type TagTone } from '@/components/ui/layout/tag';
import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import { approvalText } from '@/lib/text/zh-cn/approval';

const tones: Record<ApprovalStatus, TagTone> = {
  AUDITING: 'held',
  AUDIT_AGREE: 'running',
  AUDIT_REFUSE: 'refused',
  AUDIT_EXPIRED: 'neutral',
  AUDIT_REVOKE: 'neutral',
};

/** The state of a request (APR-07). */
export const ApprovalTag = ({ status }: { status: ApprovalStatus }) => (
  <Tag tone={tones[status]}>{approvalText.status[status]}</Tag>
);
