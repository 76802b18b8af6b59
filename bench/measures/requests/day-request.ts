import { orderColumnsType } from '@/lib/contract/codecs/order-columns';
import type { LoadRequest } from '../../load';
import type { LoadedDatabase } from '../../stage';

/** Bookings of the thirty rooms on their busy day, as the rooms page asks the service for them. */
export const dayRequest = ({ load }: LoadedDatabase, headers: Record<string, string>): LoadRequest => ({
  method: 'POST',
  path: '/api-meeting/api/user/v2/orders/actions/list',
  headers: { ...headers, accept: `${orderColumnsType}, application/json` },
  body: { roomIdList: load.roomIds, ...load.day },
});
