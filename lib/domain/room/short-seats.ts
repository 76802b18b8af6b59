type Seats = { capacity: number };

/**
 * The seats of the rooms of a meeting together, where more people are to come; nothing where they suffice, or where a room does not
 * say how many it has.
 *
 * @example
 * shortSeats([{ capacity: 8 }], 9) //=> 8
 * shortSeats([{ capacity: 8 }, { capacity: 4 }], 9) //=> undefined
 */
export function shortSeats(rooms: readonly Seats[], people: number): number | undefined {
  if (rooms.length === 0 || rooms.some(({ capacity }) => capacity <= 0)) return undefined;
  const seats = rooms.reduce((sum, { capacity }) => sum + capacity, 0);
  return people > seats ? seats : undefined;
}
