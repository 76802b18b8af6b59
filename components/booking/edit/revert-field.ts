import type { BookingValues } from '../form/booking-values';
import type { EditedField } from './edited-values';

/** The former values of the form's fields behind one field of the meeting. */
export function revertField(field: EditedField, before: BookingValues): Partial<BookingValues> {
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
