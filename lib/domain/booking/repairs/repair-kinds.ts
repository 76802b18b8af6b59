/**
 * The change that a repair makes: the room, the start at the same length, the length, or the meeting services.
 *
 * @example
 * repairKinds.includes('room') //=> true
 */
export const repairKinds = ['room', 'time', 'shorter', 'services'] as const;
export type RepairKind = (typeof repairKinds)[number];
