import { z } from 'zod';
import { type NoticeFacts, noticeFactsSchema } from '@/lib/contract/notice';
import { inviteStates } from '@/lib/domain/meeting/invite-state';
import { formerAnswer } from '@/lib/domain/meeting/invitation/former-answer';
import { type MeetingField, meetingFields } from '@/lib/domain/meeting/meeting-fields';
import type { NoticeDraft } from '../../commands/write-notices';
import type { Member } from '../occasion-people';
import type { Scene } from '../scene';

const { toConfirm, refused, withdrawn } = inviteStates;

/** To those whom this very command has invited and who have not answered since. */
export function invitationDrafts(scene: Scene): NoticeDraft[] {
  const { occasion } = scene;
  if (occasion.cancelled_at !== null) return [];
  return toMembers(scene, 'invitation', (member) => member.state === toConfirm && isNew(member, scene));
}

/** Somebody with this answer takes part, or may. */
export const isComing = (state: Member['state']) => state !== refused && state !== withdrawn;

/** The people of a meeting and its reminders are no change to those who come. */
const unnoticed = new Set<MeetingField>(['members', 'guests', 'noticeLabels']);

/** To those who take part, or may; who agreed to a time far off is asked anew. */
export function changeDrafts(scene: Scene): NoticeDraft[] {
  const fields = fieldsOf(scene).filter((field) => !unnoticed.has(field));
  if (fields.length === 0 || scene.occasion.cancelled_at !== null) return [];
  const facts = { ...scene.facts, fields, ...formerOf(scene) };
  const isTold = (member: Member) => isComing(member.state) && !isNew(member, scene);
  return [
    ...toMembers({ ...scene, facts }, 'change', (member) => isTold(member) && !isAskedAnew(member)),
    ...toMembers(
      { ...scene, facts: { ...facts, asksAnew: true } },
      'change',
      (member) => isTold(member) && isAskedAnew(member),
    ),
  ];
}

/** Their agreement was to another time (EDIT-02). */
const isAskedAnew = ({ state, agreed_to: agreedTo }: Member) =>
  formerAnswer({ state, agreedTo }) !== undefined;

export const cancellationDrafts = (scene: Scene): NoticeDraft[] =>
  toMembers(scene, 'cancellation', (member) => isComing(member.state));

/** To those whom this very command has taken out, with the meeting as it was then (S46). */
export function withdrawalDrafts(scene: Scene): NoticeDraft[] {
  const { occasion, members, facts } = scene;
  const removed = members.filter(
    (member) =>
      member.state === withdrawn && member.removed_by !== null && member.removed_at === occasion.created_at,
  );
  return removed.map(({ staff_id: staffId, former }) => ({
    meetingId: occasion.meeting_id,
    kind: 'withdrawn',
    version: occasion.version,
    staffIds: [staffId],
    facts: { ...facts, ...former },
  }));
}

const isNew = (member: Member, { occasion }: Scene) => member.created_at === occasion.created_at;

/** Draws up a notice to those members who are its recipients, never to whoever acted. */
export const toMembers = (
  { occasion, members, facts }: Scene,
  kind: NoticeDraft['kind'],
  isRecipient: (member: Member) => boolean,
): NoticeDraft[] => [
  {
    meetingId: occasion.meeting_id,
    kind,
    version: occasion.version,
    staffIds: members
      .filter((member) => member.staff_id !== occasion.actor_id && isRecipient(member))
      .map((member) => member.staff_id),
    facts,
  },
];

const dataSchema = z.object({ fields: z.array(z.string()) });
const formerSchema = z.object({ former: noticeFactsSchema.shape.former });

/** The replaced values, as far as the entry has them. */
function formerOf({ occasion: { data } }: Scene): Pick<NoticeFacts, 'former'> {
  const former = formerSchema.safeParse(data).data?.former;
  return former && Object.keys(former).length > 0 ? { former } : {};
}

/** The entry names them; one of several entries of a command does not, and then its kind does. */
function fieldsOf({ occasion: { data, kind } }: Scene): MeetingField[] {
  const read = dataSchema.safeParse(data);
  if (read.success) return meetingFields.filter((field) => read.data.fields.includes(field));
  if (kind === 'timeChanged') return ['time'];
  return kind === 'roomsChanged' ? ['rooms'] : [];
}
