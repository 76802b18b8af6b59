import { z } from 'zod';
import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { deviceStatuses } from '@/lib/domain/meeting/meeting-values';
import { idParams, idSchema } from './common';
import type { EndpointTable } from './endpoint';

/** The header with the company's key for its devices (`npm run admin -- device-key`). */
export const deviceKeyHeader = 'x-device-key';

export const deviceEndpoints = {
  'GET /api-meeting/api/user/meetings/{id}/device-type': {
    summary: 'What devices the meeting’s rooms have',
    params: idParams,
    response: z.object({ deviceTypes: z.array(z.string()) }),
  },
  'POST /api-meeting/api/devices/states': {
    summary:
      'What devices of rooms report: 0 closed, 1 open, 2 abnormal, by id or by the company’s code. Needs the company’s device key in X-Device-Key',
    body: z.object({
      devices: z
        .array(z.object({ deviceId: idSchema, status: z.enum(deviceStatuses) }))
        .min(1)
        .max(presenceLimits.devicesPerReport),
    }),
    response: z.object({ updatedCount: z.number().int(), unknownDeviceIds: z.array(idSchema) }),
    identity: 'none',
    via: 'webhook',
  },
} satisfies EndpointTable;
