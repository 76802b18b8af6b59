import { fixedClock, startSystemClockAt, systemClock } from './clock';

describe('[R37] clocks', () => {
  beforeEach(() => jest.useFakeTimers({ now: 1_000_000 }));
  afterEach(() => {
    startSystemClockAt(Date.now());
    jest.useRealTimers();
  });

  it('shows the machine’s time', () => {
    expect(systemClock.now()).toBe(1_000_000);
  });

  it('goes on from the moment it was told', () => {
    startSystemClockAt(5_000);
    jest.setSystemTime(1_000_060);
    expect(systemClock.now()).toBe(5_060);
  });

  it('stands still until it is moved', () => {
    const clock = fixedClock(5_000);
    jest.setSystemTime(2_000_000);
    expect(clock.now()).toBe(5_000);
    clock.advance(10);
    expect(clock.now()).toBe(5_010);
  });
});
