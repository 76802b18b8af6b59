import { queryOptions } from '@tanstack/react-query';
import type { Api } from '@/lib/client/api';
import type { Meeting } from '@/lib/contract/meeting';

type Equipped = Pick<Meeting, '_id' | 'roomOrderList' | 'iotMessage'>;

/** Whether the meeting's rooms have devices; elsewhere their types are not asked for. */
export const hasDevices = ({ iotMessage }: Equipped): boolean => iotMessage.length > 0;

/** The types of the devices in a meeting's rooms (MEET-07). */
export const meetingDeviceTypes = (api: Api, { _id: id, roomOrderList }: Equipped) =>
  queryOptions({
    queryKey: ['device-types', id] as const,
    meta: {
      follows: [
        { kind: 'meeting', ids: [id] },
        { kind: 'device', ids: roomOrderList.map(({ roomId }) => roomId) },
      ],
    },
    queryFn: ({ signal }) =>
      api('GET /api-meeting/api/user/meetings/{id}/device-type', { params: { id }, signal }),
  });
