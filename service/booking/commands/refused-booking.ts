import type { UpdateRefusal } from '@/lib/domain/booking/booking-rule';
import { refusalDetail, refusalText } from '@/lib/text/booking-refusals';
import { ServiceError } from '../../kernel/errors/service-error';

/** A refusal of the rules as a failure; its room, its exact cause and the nearest time that would do travel along. */
export function refusedBooking(refusal: UpdateRefusal): ServiceError {
  const { roomId, serviceId, suggestion } = refusal.facts;
  return new ServiceError(refusal.code, {
    message: refusalText(refusal),
    data: { roomId, serviceId, detail: refusalDetail(refusal), suggestion },
  });
}
