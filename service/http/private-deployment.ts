import type { EndpointKey } from '@/lib/contract/index';
import { smsCodeEndpoints } from '@/lib/contract/sms-code';

/** Endpoints that need a mobile number and an SMS gateway, which a private deployment does not have. */
const bySms: ReadonlySet<string> = new Set<EndpointKey>([
  ...(Object.keys(smsCodeEndpoints) as (keyof typeof smsCodeEndpoints)[]),
  'PATCH /api-auth/api/client/accounts/{mobile}/password',
]);

/** Whether a call does not exist in a private deployment (AUTH-17). */
export const isPublicOnly = (key: EndpointKey): boolean => bySms.has(key);
