import type { EndpointKey } from '@/lib/contract/index';
import { smsCodeEndpoints } from '@/lib/contract/sms-code';

/** What needs the number that a private deployment does not know, and a gateway that it does not have. */
const bySms: ReadonlySet<string> = new Set<EndpointKey>([
  ...(Object.keys(smsCodeEndpoints) as (keyof typeof smsCodeEndpoints)[]),
  'PATCH /api-auth/api/client/accounts/{mobile}/password',
]);

/** Whether a call does not exist in a private deployment (AUTH-17). */
export const isPublicOnly = (key: EndpointKey): boolean => bySms.has(key);
