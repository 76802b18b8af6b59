import { z } from 'zod';
import type { NoticeFacts } from '@/lib/contract/notice';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Guest } from '@/lib/domain/guest/guests';
import type { GuestNotice } from '../commands/write-guest-notices';
import { failedRequest, openRequest, withoutReasons } from './drafts/member-approval-drafts';
import type { Request } from './occasion-people';
import type { Occasion } from './occasions';

type Scene = {
  occasion: Occasion;
  guests: readonly Guest[];
  requests: readonly Request[];
  facts: NoticeFacts;
  /** The entries of the meeting after this one, the oldest first. */
  later: readonly Occasion[];
};
type Kind = GuestNotice['kind'];

const dataSchema = z.object({
  fields: z.array(z.string()),
  former: z
    .object({
      subject: z.string(),
      beginTime: z.number(),
      endTime: z.number(),
      address: z.string(),
      guests: z.array(z.object({ name: z.string(), email: z.string() })),
    })
    .partial(),
});

/** The fields that stand in an invitation. */
const invitedFields = new Set(['subject', 'time', 'rooms', 'address']);

const failureKinds = new Set<ChangeKind>(['approvalRefused', 'approvalExpired', 'approvalRevoked']);
const editKinds = new Set<ChangeKind>(['updated', 'timeChanged', 'roomsChanged', 'restored']);

/**
 * The notices that an entry of the change log leads to for the guests of its meeting: who came is invited, who stays learns what
 * changed of the invitation, and who was taken out gets it back as it was. A meeting that is not approved is taken back from all.
 */
export function guestNotices(scene: Scene): GuestNotice[] {
  const { occasion, guests, facts } = scene;
  const noticesOf = (kind: Kind, to: readonly Guest[], own: NoticeFacts = facts): GuestNotice[] =>
    to.map(({ email }) => ({
      ...{
        meetingId: occasion.meeting_id,
        organizerId: occasion.creator_id,
        kind,
        version: occasion.version,
      },
      ...{ email: email.toLowerCase(), facts: own },
    }));
  if (occasion.kind === 'cancelled') return noticesOf('cancellation', guests);
  if (occasion.cancelled_at !== null) return [];
  if (occasion.kind === 'created') return noticesOf('invitation', guests);
  const approval = approvalOf(scene);
  if (approval)
    return noticesOf(approval.kind, guests, { ...facts, approval: withoutReasons(approval.request) });
  const { data } = dataSchema.safeParse(occasion.data);
  if (!editKinds.has(occasion.kind) || data === undefined) return [];
  const { guests: formerGuests = guests, ...former } = data.former;
  const isAmong = (list: readonly Guest[]) => (guest: Guest) =>
    list.some(({ email }) => email.toLowerCase() === guest.email.toLowerCase());
  const staying = guests.filter(isAmong(formerGuests));
  const isNews = data.fields.some((field) => invitedFields.has(field));
  return [
    ...noticesOf(
      'invitation',
      guests.filter((guest) => !isAmong(formerGuests)(guest)),
    ),
    ...(isNews ? noticesOf('change', staying, { ...facts, former }) : []),
    ...noticesOf(
      'withdrawn',
      formerGuests.filter((guest) => !isAmong(guests)(guest)),
      { ...factsBefore(facts, scene.later), ...former },
    ),
  ];
}

/** A failed request takes the meeting out of calendars, and one that is made again brings it back. */
function approvalOf(scene: Scene): { kind: Kind; request: Request } | undefined {
  const { kind } = scene.occasion;
  const failed = failureKinds.has(kind) ? failedRequest(scene) : undefined;
  if (failed) return { kind: 'cancellation', request: failed };
  const open = kind === 'approvalRequested' ? openRequest(scene) : undefined;
  return open && { kind: 'change', request: open };
}

/** The facts without later changes, which are none of the business of somebody who is out by then (S46). */
function factsBefore(facts: NoticeFacts, later: readonly Occasion[]): NoticeFacts {
  const replaced = later.map(({ data }) => dataSchema.safeParse(data).data?.former ?? {});
  return replaced.reduceRight<NoticeFacts>(
    (after, { guests: _guests, ...former }) => ({ ...after, ...former }),
    facts,
  );
}
