import { errorCodes } from '@/lib/domain/error-codes';
import { ServiceError } from '../kernel/errors/service-error';

type Whereabouts = {
  /** Whether it has a room. */
  hasRoom: boolean;
  address: string | undefined;
  online: boolean;
};

/**
 * A meeting takes place somewhere: in a room, at a place, or online (BOOK-02).
 *
 * @throws ServiceError 400406012
 */
export function assertPlace({ hasRoom, address, online }: Whereabouts): void {
  if (!hasRoom && !address?.trim() && !online) throw new ServiceError(errorCodes.placeMissing);
}
