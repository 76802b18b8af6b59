import type { RoomData } from '../data/rooms';
import { rooms as demoRooms, sizes } from '../data/rooms';
import type { Cast } from '../people/people';

const houses = [
  ['上海', '一号楼'],
  ['上海', '二号楼'],
  ['北京', '国贸'],
  ['深圳', '科兴'],
] as const;
const roomsPerFloor = 10;
const floorsPerHouse = 8;
const administrators = 8;

/** Rooms by house and floor; the last of each floor needs approval, some of the others have their own rules. */
export function roomsOf({ people }: Cast, count: number): RoomData[] {
  return Array.from({ length: count }, (_, index): RoomData => {
    const floor = Math.floor(index / roomsPerFloor);
    const house = houses[Math.floor(floor / floorsPerHouse) % houses.length] ?? houses[0];
    const number = `${(floor % floorsPerHouse) + 1}${String((index % roomsPerFloor) + 1).padStart(2, '0')}`;
    const [capacity, equipment] = sizes[index % sizes.length] ?? [8, []];
    const auditor = people[1 + (floor % administrators)];
    const needsApproval = index % roomsPerFloor === roomsPerFloor - 1 && auditor !== undefined;
    return {
      name: `${demoRooms[index % demoRooms.length]?.name ?? ''} ${number}`,
      area: [...house, `${(floor % floorsPerHouse) + 1}F`],
      capacity,
      equipment,
      ...(needsApproval && { needsApproval, auditors: [auditor.name] }),
      isOffline: index % 40 === 12,
      isOutOfOrder: index % 80 === 47,
      ...(index % 80 === 63 && { onlyFor: '总裁办' }),
    };
  });
}
