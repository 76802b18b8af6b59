import { z } from 'zod';
import type { NoticeFacts } from '@/lib/contract/notice';
import type { ChangeKind } from '@/lib/domain/meeting/change-kinds';
import type { Guest } from '@/lib/domain/guest/guests';
import type { GuestNotice } from '../commands/write-guest-notices';
import type { Occasion } from './occasions';

type Scene = {
  occasion: Occasion;
  guests: readonly Guest[];
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

const editKinds = new Set<ChangeKind>(['updated', 'timeChanged', 'roomsChanged', 'restored']);

/**
 * The notices that an entry of the change log leads to for the guests of its meeting: who came is invited, who stays learns what
 * changed of the invitation, and who was taken out gets it back as it was.
 */
export function guestNotices(scene: Scene): GuestNotice[] {
  const { occasion, guests, facts } = scene;
  const noticesOf = (kind: Kind, to: readonly Guest[], own: NoticeFacts = facts): GuestNotice[] =>
    to.map(({ email }) => ({
      ...{ meetingId: occasion.meeting_id, kind, version: occasion.version },
      ...{ email: email.toLowerCase(), facts: own },
    }));
  if (occasion.kind === 'cancelled') return noticesOf('cancellation', guests);
  if (occasion.cancelled_at !== null) return [];
  if (occasion.kind === 'created') return noticesOf('invitation', guests);
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

/** The facts without later changes, which are none of the business of somebody who is out by then (S46). */
function factsBefore(facts: NoticeFacts, later: readonly Occasion[]): NoticeFacts {
  const replaced = later.map(({ data }) => dataSchema.safeParse(data).data?.former ?? {});
  return replaced.reduceRight<NoticeFacts>(
    (after, { guests: _guests, ...former }) => ({ ...after, ...former }),
    facts,
  );
}
