import type { FieldRule, FieldRules } from '@/components/ui/form/field-rules';
import { firstRuleProblem } from '@/components/series/rule/rule-problems';
import type { Room } from '@/lib/contract/room';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookedRoomIds, type BookingValues } from './booking-values';
import { offeredServices, type MeetingService, type RoomServices } from '../approval/meeting-services';

const missing = (text: string, message: string) => (text.trim() === '' ? message : undefined);

export const subjectRule: FieldRule<string, unknown> = {
  check: (subject) => missing(subject, bookingText.required.subject),
};

/** Required only where the booking needs an approval (BOOK-06). */
export const reasonRule = <Values>(isNeeded: (values: Values) => boolean): FieldRule<string, Values> => ({
  check: (reason, values) => (isNeeded(values) ? missing(reason, bookingText.required.reason) : undefined),
});

/** The chosen rooms that are loaded. */
export const chosenRooms = (rooms: readonly Room[], roomIds: readonly string[]): Room[] =>
  roomIds.flatMap((id) => rooms.find((room) => room.id === id) ?? []);

/** The services among the chosen ones that a chosen room still offers. */
export const chosenServices = (
  services: RoomServices,
  { roomIds, serviceIds }: Pick<BookingValues, 'roomIds' | 'serviceIds'>,
): MeetingService[] => offeredServices(services, roomIds).filter(({ id }) => serviceIds.includes(id));

/** Somebody has to approve: a room that asks for it, or any service. */
export const needsReason = (rooms: readonly Room[], services: readonly MeetingService[]): boolean =>
  services.length > 0 || rooms.some((room) => room.audit.required);

type Facts = {
  rooms: readonly Room[];
  /** Chosen rooms that the company does not have any more. */
  goneIds: readonly string[];
  services: RoomServices;
};

/** The rules that the form must pass before it is worth sending. */
export const bookingRules = ({ rooms, goneIds, services }: Facts): FieldRules<BookingValues> => ({
  subject: subjectRule,
  reason: reasonRule((values) => {
    const roomIds = bookedRoomIds(values);
    return needsReason(chosenRooms(rooms, roomIds), chosenServices(services, { ...values, roomIds }));
  }),
  place: {
    check: (place, { venue, online }) =>
      venue === 'place' && !online ? missing(place, bookingText.required.place) : undefined,
  },
  repeat: {
    check: (repeat, { day }) => firstRuleProblem(repeat, day),
  },
  roomIds: {
    // An online meeting needs no room beside it.
    check: (roomIds, { venue, online }) =>
      venue === 'rooms' && !online && roomIds.every((id) => goneIds.includes(id))
        ? bookingText.required.room
        : undefined,
  },
});

/** The fields that have a rule. */
export const checkedNames = ['subject', 'place', 'reason', 'repeat', 'roomIds'] as const;
