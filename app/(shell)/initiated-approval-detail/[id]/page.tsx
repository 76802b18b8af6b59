import type { Metadata } from 'next';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { ApprovalDetailPage, type ApprovalDetailProps } from '../../approval-center/approval-detail-page';

export const metadata: Metadata = { title: pageTitles.initiatedApproval };

export default function InitiatedApprovalPage(props: ApprovalDetailProps) {
  return <ApprovalDetailPage {...props} side="sent" />;
}
