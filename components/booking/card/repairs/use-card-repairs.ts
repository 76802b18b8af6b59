'use client';

import type { Room } from '@/lib/contract/room';
import type { Window } from '@/lib/domain/booking/booking-window';
import { serviceRepairs } from '../../conflicts/service-repairs';
import type { Repair } from '../../conflicts/conflict-repairs';
import { windowOf } from '../../form/booking-values';
import { orderHref } from '../../form/order-href';
import { useBookingCheck } from '../../sending/use-booking-check';
import type { CardForm } from '../use-card-form';

/** A repair of a refused card: drawn in its view by a press, or in the full form where the view does not reach it. */
export type CardRepair = { label: string } & ({ onPick: () => void } | { href: string });

type Options = {
  window: Window;
  room: Room | undefined;
  zone: string;
  form: CardForm;
  /** Something is in the way, so that repairs are worth a call. */
  isRefused: boolean;
  /** A room that the view can draw a draft in at a time. */
  roomAt: (roomId: string, window: Window) => Room | undefined;
  onPick: (picked: { room: Room; window: Window }) => void;
};

const noServices: [] = [];

/** The repairs that the service has checked for a refused card, each a press (BEY-04). */
export function useCardRepairs({
  window,
  room,
  zone,
  form,
  isRefused,
  roomAt,
  onPick,
}: Options): CardRepair[] {
  const roomIds = room ? [room.id] : [];
  const members = form.people.map(({ staffId }) => ({ staffId }));
  const { subject, reason, online } = form.values;
  const refusals = useBookingCheck(
    { subject, ...window, roomBookingForms: roomIds.map((roomId) => ({ roomId })), members },
    { enabled: isRefused && room !== undefined, meetingId: undefined },
  );
  if (!room) return [];
  const checked = refusals.flatMap(({ repairs = [] }) => repairs);
  return serviceRepairs(checked, { window, roomIds, services: noServices, zone }).map(({ label, patch }) => {
    const target = slotOf(patch, { window, roomId: room.id, zone });
    const inView = roomAt(target.roomId, target.window);
    if (inView) return { label, onPick: () => onPick({ room: inView, window: target.window }) };
    const href = orderHref({
      roomId: target.roomId,
      startTime: target.window.beginTime,
      endTime: target.window.endTime,
      subject,
      reason,
      ...(online && { online }),
      members: members.map(({ staffId }) => staffId).join(','),
    });
    return { label, href };
  });
}

type Slot = { window: Window; roomId: string; zone: string };

/** The slot of a repair, whose patch is the form's. */
function slotOf({ day, beginMinutes, endMinutes, roomIds }: Repair['patch'], { window, roomId, zone }: Slot) {
  const isRetimed = day !== undefined && beginMinutes !== undefined && endMinutes !== undefined;
  return {
    roomId: roomIds?.[0] ?? roomId,
    window: isRetimed ? windowOf({ day, beginMinutes, endMinutes }, zone) : window,
  };
}
