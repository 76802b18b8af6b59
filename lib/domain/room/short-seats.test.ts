import { shortSeats } from './short-seats';

describe('[BOOK-10] the seats of the rooms for the people of a meeting', () => {
  it.each([
    ['as many seats as people', [8], 8, undefined],
    ['one person more than seats', [8], 9, 8],
    ['seats of several rooms together', [8, 4], 12, undefined],
    ['more people than several rooms seat', [8, 4], 13, 12],
    ['no room', [], 9, undefined],
    ['a room that does not say how many it seats', [8, 0], 9, undefined],
  ])('%s', (_, capacities, people, seats) => {
    expect(
      shortSeats(
        capacities.map((capacity) => ({ capacity })),
        people,
      ),
    ).toBe(seats);
  });
});
