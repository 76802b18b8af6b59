import { msPerDay } from '@/lib/time/day';
import fc from 'fast-check';
import type { ApprovalStatus } from '../approval/approval-state';
import {
  meetingState,
  meetingStatuses,
  orderState,
  readableMeetingStatuses,
  readMeetingStatus,
} from './meeting-state';

const at = (time: string) => Date.parse(`2026-11-18T${time}:00+08:00`);
const meeting = { beginTime: at('10:00'), endTime: at('11:00') };

describe('the state of a meeting', () => {
  it.each([
    { time: '09:59', facts: {}, status: 'BEFORE', state: 0, stage: 1 },
    { time: '10:00', facts: {}, status: 'DURING', state: 1, stage: 2 },
    { time: '10:59', facts: {}, status: 'DURING', state: 1, stage: 2 },
    { time: '11:00', facts: {}, status: 'FINISH', state: 3, stage: 3 },
    { time: '10:30', facts: { endedAt: at('10:20') }, status: 'FINISH', state: 3, stage: 3 },
    { time: '11:30', facts: { archiveAfterDays: 0 }, status: 'FILED', state: 4, stage: 3 },
    { time: '09:00', facts: { cancelledAt: at('08:00') }, status: 'CANCEL', state: 2, stage: 4 },
    {
      time: '12:00',
      facts: { cancelledAt: at('08:00'), archiveAfterDays: 0 },
      status: 'CANCEL',
      state: 2,
      stage: 4,
    },
    { time: '09:00', facts: { approval: 'AUDITING' as const }, status: 'AUDITING', state: 0, stage: 1 },
    { time: '09:00', facts: { approval: 'AUDIT_AGREE' as const }, status: 'BEFORE', state: 0, stage: 1 },
    { time: '10:30', facts: { approval: 'AUDIT_AGREE' as const }, status: 'DURING', state: 1, stage: 2 },
    {
      time: '09:00',
      facts: { approval: 'AUDIT_REFUSE' as const },
      status: 'AUDIT_REFUSE',
      state: 0,
      stage: 4,
    },
    {
      time: '09:00',
      facts: { approval: 'AUDIT_REVOKE' as const },
      status: 'AUDIT_REVOKE',
      state: 0,
      stage: 4,
    },
    {
      time: '09:00',
      facts: { approval: 'AUDIT_EXPIRED' as const },
      status: 'AUDIT_EXPIRED',
      state: 0,
      stage: 4,
    },
    {
      time: '10:30',
      facts: { approval: 'AUDIT_REFUSE' as const },
      status: 'AUDIT_REFUSE',
      state: 0,
      stage: 4,
    },
  ])(
    '[MEET-14] at $time with $facts it is $status: state $state, stage $stage',
    ({ time, facts, status, state, stage }) => {
      expect(meetingState({ ...meeting, ...facts }, at(time))).toMatchObject({ status, state, stage });
    },
  );

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

  it.each([
    ['30 days after its end', {}, at('11:00') + 30 * msPerDay],
    ['30 days after an early end', { endedAt: at('10:20') }, at('10:20') + 30 * msPerDay],
    ['after the days of its company', { archiveAfterDays: 7 }, at('11:00') + 7 * msPerDay],
    ['never where it did not take place', { cancelledAt: at('08:00') }, Infinity],
  ])('[MEET-15] a meeting is archived %s', (_, facts, archived) => {
    const statusAt = (now: number) => meetingState({ ...meeting, ...facts }, now).status;
    const last = Math.min(archived, at('11:00') + 1_000 * msPerDay) - 1;
    expect(statusAt(last)).not.toBe('FILED');
    if (archived < Infinity) expect(statusAt(archived)).toBe('FILED');
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
    const maybe = fc.option(moment);
    const facts = fc.record({ cancelledAt: maybe, endedAt: maybe, approval });
    fc.assert(
      fc.property(facts, moment, (stored, now) => {
        const row = meetingState({ ...meeting, ...stored }, now);
        expect(meetingStatuses).toContain(row.status);
        expect(row.state === 1).toBe(row.stage === 2);
      }),
    );
  });

  it.each([
    ['BEFORE', 'neutral'],
    ['DURING', 'running'],
    ['CANCEL', 'muted'],
    ['FINISH', 'muted'],
    ['FILED', 'muted'],
    ['AUDITING', 'held'],
    ['AUDIT_REFUSE', 'danger'],
    ['AUDIT_REJECT', 'danger'],
    ['AUDIT_REVOKE', 'muted'],
    ['AUDIT_EXPIRED', 'muted'],
    ['AUDIT_EXPIRE', 'muted'],
  ])('[SCH-03] %s has the tone %s', (status, tone) => {
    expect(readMeetingStatus(status)?.tone).toBe(tone);
  });

  it('[SCH-03] a status of a later version is none', () => {
    expect(readMeetingStatus('constructor')).toBeUndefined();
  });

  it.each([
    { time: '09:00', hasRooms: true, facts: {}, state: 'BEFORE' },
    { time: '10:30', hasRooms: true, facts: {}, state: 'DURING' },
    { time: '11:00', hasRooms: true, facts: {}, state: 'END' },
    { time: '09:00', hasRooms: false, facts: {}, state: 'NONE' },
    { time: '09:00', hasRooms: true, facts: { cancelledAt: at('08:00') }, state: 'NONE' },
    { time: '09:00', hasRooms: true, facts: { approval: 'AUDITING' as const }, state: 'BEFORE' },
    { time: '09:00', hasRooms: true, facts: { approval: 'AUDIT_REFUSE' as const }, state: 'NONE' },
  ])(
    '[MEET-14] at $time, rooms $hasRooms, $facts: the order state is $state',
    ({ time, hasRooms, facts, state }) => {
      expect(orderState({ ...meeting, hasRooms, ...facts }, at(time))).toBe(state);
    },
  );
});
