import { overlapLanes } from './overlap-lanes';

const minutes = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
const span = (range: string) => {
  const [from = '', to = ''] = range.split('–');
  return { range, from: minutes(from), to: minutes(to) };
};
const lanesOf = (...ranges: string[]) =>
  overlapLanes(ranges.map(span)).map(
    ({ range, lane, width, lanes }) => `${range} ${lane + 1}${width > 1 ? `–${lane + width}` : ''}/${lanes}`,
  );

describe('[CAL-02] meetings of a day that overlap', () => {
  it.each([
    ['nothing', [], []],
    ['one alone', ['10:00–11:00'], ['10:00–11:00 1/1']],
    ['two that only touch', ['10:00–11:00', '11:00–12:00'], ['10:00–11:00 1/1', '11:00–12:00 1/1']],
    ['two at once', ['10:30–11:30', '10:00–11:00'], ['10:00–11:00 1/2', '10:30–11:30 2/2']],
    ['the longer of two first', ['10:00–10:30', '10:00–12:00'], ['10:00–12:00 1/2', '10:00–10:30 2/2']],
    [
      'a lane that becomes free again',
      ['10:00–12:00', '10:00–11:00', '11:00–11:30'],
      ['10:00–12:00 1/2', '10:00–11:00 2/2', '11:00–11:30 2/2'],
    ],
    [
      'as wide as the lanes right of it allow',
      ['09:00–10:00', '09:00–09:30', '09:00–09:15', '09:45–10:30'],
      ['09:00–10:00 1/3', '09:00–09:30 2/3', '09:00–09:15 3/3', '09:45–10:30 2–3/3'],
    ],
    [
      'a chain whose ends do not meet',
      ['09:00–10:00', '09:45–10:45', '10:30–11:00'],
      ['09:00–10:00 1/2', '09:45–10:45 2/2', '10:30–11:00 1/2'],
    ],
  ])('lie side by side: %s', (_, ranges, lanes) => {
    expect(lanesOf(...ranges)).toEqual(lanes);
  });

  it('cover none of each other, however many there are', () => {
    const many = Array.from({ length: 200 }, (_, index) => {
      const from = (index * 37) % 1_380;
      return { id: index, from, to: Math.min(1_440, from + 15 + ((index * 7) % 75)) };
    });
    const placed = overlapLanes(many);
    const covering = placed.flatMap((one) =>
      placed.filter(
        (other) =>
          one.id < other.id &&
          one.from < other.to &&
          other.from < one.to &&
          one.lane < other.lane + other.width &&
          other.lane < one.lane + one.width,
      ),
    );
    expect(placed).toHaveLength(200);
    expect(covering).toEqual([]);
  });
});
