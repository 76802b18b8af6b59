import type { Metadata } from 'next';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { ApprovalDetailPage, type ApprovalDetailProps } from '../../approval-center/approval-detail-page';

export const metadata: Metadata = { title: pageTitles.receivedApproval };

export default function ReceivedApprovalPage(props: ApprovalDetailProps) {
  return <ApprovalDetailPage {...props} side="received" />;
}
