import fc from 'fast-check';
import type { ApprovalStatus } from './approval-state';
import {
  meetingState,
  meetingStatuses,
  orderState,
  readableMeetingStatuses,
  readMeetingStatus,
  statusTag,
} from './meeting-state';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const meeting = { beginTime: at('10:00'), endTime: at('11:00') };

describe('the state of a meeting', () => {
  it.each([
    ['09:59', {}, 'BEFORE', 0, 1],
    ['10:00', {}, 'DURING', 1, 2],
    ['10:59', {}, 'DURING', 1, 2],
    ['11:00', {}, 'FINISH', 3, 3],
    ['10:30', { endedAt: at('10:20') }, 'FINISH', 3, 3],
    ['11:30', { archivedAt: at('11:20') }, 'FILED', 4, 3],
    ['09:00', { cancelledAt: at('08:00') }, 'CANCEL', 2, 4],
    ['12:00', { cancelledAt: at('08:00'), archivedAt: at('11:20') }, 'CANCEL', 2, 4],
    ['09:00', { approval: 'AUDITING' as const }, 'AUDITING', 0, 1],
    ['09:00', { approval: 'AUDIT_AGREE' as const }, 'BEFORE', 0, 1],
    ['10:30', { approval: 'AUDIT_AGREE' as const }, 'DURING', 1, 2],
    ['09:00', { approval: 'AUDIT_REFUSE' as const }, 'AUDIT_REFUSE', 0, 4],
    ['09:00', { approval: 'AUDIT_REVOKE' as const }, 'AUDIT_REVOKE', 0, 4],
    ['09:00', { approval: 'AUDIT_EXPIRED' as const }, 'AUDIT_EXPIRED', 0, 4],
    ['10:30', { approval: 'AUDIT_REFUSE' as const }, 'AUDIT_REFUSE', 0, 4],
  ])('[MEET-14] at %s with %p it is %s: state %i, stage %i', (time, facts, status, state, stage) => {
    expect(meetingState({ ...meeting, ...facts }, at(time))).toMatchObject({ status, state, stage });
  });

  it('[APR-05] an approval that nobody settled expires when the start passes', () => {
    const auditing = { ...meeting, approval: 'AUDITING' as const };
    expect(meetingState(auditing, meeting.beginTime - 1).status).toBe('AUDITING');
    expect(meetingState(auditing, meeting.beginTime).status).toBe('AUDIT_EXPIRED');
  });

  it.each([
    ['AUDIT_REJECT', 'AUDIT_REFUSE'],
    ['AUDIT_EXPIRE', 'AUDIT_EXPIRED'],
  ])('[MEET-14] reads %s, sends %s', (read, sent) => {
    expect(readMeetingStatus(read)?.status).toBe(sent);
    expect(readMeetingStatus(sent)?.status).toBe(sent);
    expect(readableMeetingStatuses).toContain(read);
    expect(meetingStatuses).not.toContain(read);
  });

  it('[MEET-14] whatever the facts, the state is one of the table', () => {
    const moment = fc.integer({ min: at('08:00'), max: at('13:00') });
    const approval = fc.constantFrom<ApprovalStatus | undefined>(
      undefined,
      'AUDITING',
      'AUDIT_AGREE',
      'AUDIT_REFUSE',
      'AUDIT_REVOKE',
      'AUDIT_EXPIRED',
    );
    const fact = fc.option(moment);
    fc.assert(
      fc.property(fact, fact, fact, approval, moment, (cancelledAt, endedAt, archivedAt, answer, now) => {
        const row = meetingState({ ...meeting, cancelledAt, endedAt, archivedAt, approval: answer }, now);
        expect(meetingStatuses).toContain(row.status);
        expect(row.state === 1).toBe(row.stage === 2);
      }),
    );
  });

  it.each([
    ['BEFORE', '待开始', 'neutral'],
    ['DURING', '会议中', 'running'],
    ['CANCEL', '已取消', 'muted'],
    ['FINISH', '已结束', 'muted'],
    ['FILED', '已归档', 'muted'],
    ['AUDITING', '审批中', 'held'],
    ['AUDIT_REFUSE', '审批未通过', 'danger'],
    ['AUDIT_REJECT', '审批未通过', 'danger'],
    ['AUDIT_REVOKE', '已撤销', 'muted'],
    ['AUDIT_EXPIRED', '已过期', 'muted'],
    ['AUDIT_EXPIRE', '已过期', 'muted'],
  ])('[SCH-03] %s shows the tag %s', (status, text, tone) => {
    expect(statusTag(status)).toEqual({ text, tone });
  });

  it('[SCH-03] a status of a later version shows no tag', () => {
    expect(statusTag('constructor')).toBeUndefined();
  });

  it.each([
    ['09:00', true, {}, 'BEFORE'],
    ['10:30', true, {}, 'DURING'],
    ['11:00', true, {}, 'END'],
    ['09:00', false, {}, 'NONE'],
    ['09:00', true, { cancelledAt: at('08:00') }, 'NONE'],
    ['09:00', true, { approval: 'AUDITING' as const }, 'BEFORE'],
    ['09:00', true, { approval: 'AUDIT_REFUSE' as const }, 'NONE'],
  ])('[MEET-14] at %s, rooms %p, %p: the order state is %s', (time, hasRooms, facts, state) => {
    expect(orderState({ ...meeting, hasRooms, ...facts }, at(time))).toBe(state);
  });
});
