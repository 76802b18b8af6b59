import type { FieldRule, FieldRules } from '@/components/ui/form/field-rules';
import type { Room } from '@/lib/contract/room';
import { bookingText } from '@/lib/text/zh-cn/booking';
import type { BookingValues } from './booking-values';
import { offeredServices, type MeetingService, type RoomServices } from '../approval/meeting-services';

const missing = (text: string, message: string) => (text.trim() === '' ? message : undefined);

export const subjectRule: FieldRule<string, unknown> = {
  check: (subject) => missing(subject, bookingText.required.subject),
};

/** Required only where the booking needs an approval (BOOK-06). */
export const reasonRule = <Values>(isNeeded: (values: Values) => boolean): FieldRule<string, Values> => ({
  check: (reason, values) => (isNeeded(values) ? missing(reason, bookingText.required.reason) : undefined),
});

/** The rooms of the company among the chosen ones: a link or the storage may name a room that is gone. */
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

/** The rules that the form must pass before it is worth sending. */
export const bookingRules = (rooms: readonly Room[], services: RoomServices): FieldRules<BookingValues> => ({
  subject: subjectRule,
  reason: reasonRule(({ roomIds, serviceIds }) =>
    needsReason(chosenRooms(rooms, roomIds), chosenServices(services, { roomIds, serviceIds })),
  ),
  roomIds: {
    check: (roomIds) => (chosenRooms(rooms, roomIds).length === 0 ? bookingText.required.room : undefined),
  },
});

/** The fields that have a rule. */
export const checkedNames = ['subject', 'reason', 'roomIds'] as const;
