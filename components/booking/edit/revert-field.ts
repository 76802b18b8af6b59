import type { MeetingField } from '@/lib/domain/meeting/meeting-fields';
import type { BookingValues } from '../form/booking-values';

/** The former values of the form's fields behind one field of the meeting. */
export function revertField(field: MeetingField, before: BookingValues): Partial<BookingValues> {
  switch (field) {
    case 'time': {
      const { day, beginMinutes, endMinutes } = before;
      return { day, beginMinutes, endMinutes };
    }
    case 'rooms':
    case 'address': {
      const { venue, roomIds, place } = before;
      return { venue, roomIds, place };
    }
    case 'members':
      return { memberIds: before.memberIds };
    default:
      return { [field]: before[field] };
  }
}
