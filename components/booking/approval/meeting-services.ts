import type { ResponseOf } from '@/lib/contract';

export type RoomServices = ResponseOf<'POST /api-meeting/api/user/v2/meetings/room-service-config'>;
export type MeetingService = RoomServices[number]['services'][number];

/** The meeting services that any of the chosen rooms offers, each once. */
export function offeredServices(config: RoomServices, roomIds: readonly string[]): MeetingService[] {
  const services = config
    .filter(({ roomId }) => roomIds.includes(roomId))
    .flatMap((room) => room.services.map((service) => [service.id, service] as const));
  return [...new Map(services).values()];
}
