import type { Refusal } from '@/lib/domain/booking/booking-rule';
import { ServiceError } from '../../kernel/errors';

/** A refusal of the rules as a failure; which room, why exactly and the nearest time that would do travel along. */
export const refusedBooking = ({ code, reason, roomId, detail, suggestion }: Refusal): ServiceError =>
  new ServiceError(code, { message: reason, data: { roomId, detail, suggestion } });
