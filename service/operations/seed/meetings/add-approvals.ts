import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { Day } from '@/lib/time/day';
import { addDays } from '@/lib/time/day';
import { addMeeting } from './add-meeting';
import { addApproval } from './add-approval';
import { approvalReasons, subjects } from '../data/subjects';
import type { Cast, Person } from '../people/people';
import type { Rooms } from '../rooms';
import type { Scene } from '../scene/scene';
import type { DemoService } from '../services';
import { isWorkday, spanOn, workdaysAfter } from '../scene/scene';

const starts = [540, 615, 690, 810, 900, 990];
const length = 60;
/** 6 a day: more than a page of 20 in 陈晨's list of approvals, of which half are unread. */
const daysToDecide = 4;
const settledDays = 5;
const settledStatuses: readonly ApprovalStatus[] = [
  'AUDIT_AGREE',
  'AUDIT_AGREE',
  'AUDIT_REFUSE',
  'AUDIT_EXPIRED',
  'AUDIT_REVOKE',
];

type Things = { rooms: Rooms; services: readonly DemoService[] };

/** The approvals that wait for 陈晨, and those settled in the last days; of each kind some were requested by 林晓. */
export function addApprovals(scene: Scene, cast: Cast, things: Things): void {
  const { random } = scene;
  const lin = cast.named('林晓');
  let number = 0;
  const ask = (slot: Pick<Request, 'day' | 'minute' | 'status'>, isOfLin = number % 6 === 5) => {
    number += 1;
    const applicant = isOfLin ? lin : random.pick(cast.extras);
    request(scene, cast, { ...things, ...slot, applicant, isRead: number % 2 === 0 });
  };
  for (const day of workdaysAfter(scene.today, daysToDecide)) {
    for (const minute of starts) ask({ day, minute, status: 'AUDITING' });
  }
  const past = Array.from({ length: settledDays + 2 }, (_, index) => addDays(scene.today, -1 - index)).filter(
    isWorkday,
  );
  for (const [daysAgo, day] of past.entries()) {
    // All of one day, so that 林晓 has one of each outcome.
    for (const [index, status] of settledStatuses.entries())
      ask({ day, minute: starts[index] ?? 0, status }, daysAgo === 1 || undefined);
  }
}

type Request = Things & {
  day: Day;
  minute: number;
  status: ApprovalStatus;
  applicant: Person;
  isRead: boolean;
};

function request(
  scene: Scene,
  cast: Cast,
  { rooms, services, day, minute, status, applicant, isRead }: Request,
): void {
  const { random, occupancy } = scene;
  const room = rooms.named('听涛');
  const span = spanOn(day, { minute, length });
  if (!occupancy.isFree(room.id, span)) return;
  const reason = random.pick(approvalReasons);
  const invited = random.sample(cast.extras, 4).filter((person) => person !== applicant);
  const meeting = addMeeting(scene, cast, {
    key: `approval/${day}/${minute}`,
    subject: random.pick(subjects),
    span,
    organizer: applicant,
    invited: invited.map((person) => ({ person, state: inviteStates.toConfirm })),
    room,
    reason,
    approval: status,
  });
  addApproval(scene, cast, {
    meeting,
    applicant,
    auditor: cast.named('陈晨'),
    status,
    reason,
    service: random.chance(0.2) ? random.pick(services) : undefined,
    refuseReason: status === 'AUDIT_REFUSE' ? '该时段已预留，请改期或换用其他会议室' : undefined,
    isRead,
  });
}
