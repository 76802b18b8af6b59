import type { ApprovalStatus } from '@/lib/domain/approval/approval-state';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { InviteState } from '@/lib/domain/meeting/invite-state';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import type { MeetingType } from '@/lib/domain/meeting/meeting-values';
import { meetingTypes, scopes } from '@/lib/domain/meeting/meeting-values';
import { msPerMinute } from '@/lib/time/instant';
import { idOf } from '../scene/ids';
import type { Span } from '../scene/occupancy';
import type { Cast, Person } from '../people/people';
import type { DemoRoom } from '../rooms';
import type { Scene } from '../scene/scene';

export type Invitation = { person: Person; state: InviteState };

export type NewMeeting = {
  /** Names it within its day. */
  key: string;
  subject: string;
  span: Span;
  organizer: Person;
  invited?: readonly Invitation[];
  room?: DemoRoom;
  /** Where it takes place when it has no room. */
  address?: string;
  content?: string;
  reason?: string;
  type?: MeetingType;
  isPrivate?: boolean;
  isOnline?: boolean;
  approval?: ApprovalStatus;
  cancelledAt?: number;
  series?: { id: string; recursAt: number; isException: boolean };
};

export type AddedMeeting = { id: string; span: Span; createdAt: number; roomId?: string | undefined };

/** How many hours before its start, or before now, a meeting was booked. */
const bookedAheadHours = [26, 98] as const;

/** A meeting as booking it would have left it: members, room, first change log. */
export function addMeeting(scene: Scene, cast: Cast, meeting: NewMeeting): AddedMeeting {
  const { span, organizer, room } = meeting;
  const id = idOf(cast.company.name, 'meeting', meeting.key, meeting.subject);
  const createdAt =
    Math.min(span.begin, scene.now) - scene.random.between(...bookedAheadHours) * 60 * msPerMinute;
  const key = { company_id: cast.company.id, created_at: new Date(createdAt) };
  scene.rows.add('meeting', {
    ...key,
    id,
    subject: meeting.subject,
    begins_at: new Date(span.begin),
    ends_at: new Date(span.end),
    address: room?.name ?? meeting.address ?? '',
    scope: meeting.isPrivate ? scopes.private : scopes.public,
    meeting_type: meeting.type ?? meetingTypes.routine,
    notice_labels: ['before_15'],
    content: meeting.content ?? null,
    reason: meeting.reason ?? null,
    is_online: meeting.isOnline ?? false,
    creator_id: organizer.id,
    approval: meeting.approval ?? null,
    cancelled_at: meeting.cancelledAt ? new Date(meeting.cancelledAt) : null,
    series_id: meeting.series?.id ?? null,
    recurs_at: meeting.series ? new Date(meeting.series.recursAt) : null,
    changed_fields: meeting.series?.isException ? ['time'] : [],
  });
  addMembers(scene, cast, { id, meeting, createdAt });
  addChange(scene, cast, { meetingId: id, actor: organizer, kind: 'created', at: createdAt });
  if (room) addRoomOrder(scene, cast, { id, meeting, room, createdAt });
  return { id, span, createdAt, roomId: room?.id };
}

type Change = { meetingId: string; actor: Person | undefined; kind: ChangeKind; at: number };

export function addChange(scene: Scene, cast: Cast, { meetingId, actor, kind, at }: Change): void {
  scene.rows.add('change_log', {
    company_id: cast.company.id,
    id: idOf(meetingId, 'change', kind),
    meeting_id: meetingId,
    actor_id: actor?.id ?? null,
    kind,
    created_at: new Date(at),
  });
}

type Part = { id: string; meeting: NewMeeting; createdAt: number };

function addMembers(scene: Scene, cast: Cast, { id, meeting, createdAt }: Part): void {
  const { organizer, invited = [], span } = meeting;
  const everyone = [{ person: organizer, state: inviteStates.joined }, ...invited];
  for (const { person, state } of everyone) {
    const isOrganizer = person === organizer;
    const isNew = state === inviteStates.toConfirm || state === inviteStates.withdrawn;
    scene.rows.add('meeting_member', {
      company_id: cast.company.id,
      meeting_id: id,
      staff_id: person.id,
      begins_at: new Date(span.begin),
      relation: isOrganizer ? 'organizer' : 'attendee',
      state,
      invitor_id: isOrganizer ? null : organizer.id,
      created_at: new Date(createdAt),
      ...(state === inviteStates.withdrawn && withdrawal(meeting, createdAt)),
    });
    if (!isNew)
      scene.rows.add('meeting_read', {
        company_id: cast.company.id,
        meeting_id: id,
        staff_id: person.id,
        reviewed_at: new Date(createdAt + msPerMinute),
        read_at: new Date(createdAt + msPerMinute),
      });
    if (takesTime(meeting) && takesPart(state)) scene.occupancy.take(person.id, span);
  }
}

/** The organizer took the person out a minute after the invitation. */
const withdrawal = ({ organizer, subject, span, room }: NewMeeting, createdAt: number) => ({
  removed_by: organizer.id,
  removed_at: new Date(createdAt + msPerMinute),
  former: JSON.stringify({ subject, address: room?.name ?? '', beginTime: span.begin, endTime: span.end }),
});

function addRoomOrder(
  scene: Scene,
  cast: Cast,
  { id, meeting, room, createdAt }: Part & { room: DemoRoom },
): void {
  const { span } = meeting;
  const isReleased = !takesTime(meeting);
  scene.rows.add('room_order', {
    company_id: cast.company.id,
    id: idOf(id, 'order', room.name),
    room_id: room.id,
    meeting_id: id,
    begins_at: new Date(span.begin),
    ends_at: new Date(span.end),
    state: isReleased ? 'released' : meeting.approval === 'AUDITING' ? 'held' : 'confirmed',
    created_at: new Date(createdAt),
    released_at: isReleased ? new Date(meeting.cancelledAt ?? createdAt + msPerMinute) : null,
  });
  if (!isReleased) scene.occupancy.take(room.id, span);
}

const takesTime = ({ cancelledAt, approval }: NewMeeting) =>
  cancelledAt === undefined &&
  (approval === undefined || approval === 'AUDITING' || approval === 'AUDIT_AGREE');

const takesPart = (state: InviteState) => state === inviteStates.toConfirm || state === inviteStates.joined;
