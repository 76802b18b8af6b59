import type { ApprovalRecord } from '@/lib/contract/approval';
import { at } from './meeting-builders';

const nothing: ApprovalRecord['can'] = {
  agree: false,
  refuse: false,
  revoke: false,
  askAgain: false,
  remind: false,
};

type Parts = Partial<Omit<ApprovalRecord, 'can'>> & { can?: Partial<ApprovalRecord['can']> };

/** A request of 林晓 for 听涛 tomorrow morning, which waits for 陈晨. */
export const anApproval = ({ can, ...parts }: Parts = {}): ApprovalRecord => ({
  id: 'approval-1',
  meetingId: 'meeting-1',
  meetingNo: '1234567891',
  subject: '预算评审',
  type: 'ROOM',
  status: 'AUDITING',
  meetingStatus: 'AUDITING',
  reason: '财务与总裁办参会',
  isRead: true,
  applicant: { staffId: 'staff-lin', name: '林晓' },
  room: { id: 'room-tingtao', name: '听涛' },
  auditors: [{ staffId: 'staff-chen', name: '陈晨' }],
  beginTime: at('09:00', '2026-11-19'),
  endTime: at('10:00', '2026-11-19'),
  address: '听涛',
  createTime: at('09:12'),
  can: { ...nothing, ...can },
  ...parts,
});

/** The same, as its auditor receives it. */
export const aReceivedApproval = (parts: Parts = {}): ApprovalRecord =>
  anApproval({ roomOrders: [], ...parts, can: { agree: true, refuse: true, ...parts.can } });
