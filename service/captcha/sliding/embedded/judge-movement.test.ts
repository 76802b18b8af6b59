import { captchas } from '@/lib/domain/limits/way-in-limits';
import { isHuman } from './judge-movement';

type Point = [number, number, number];

const points = (count: number, at: (step: number) => Point) =>
  Array.from({ length: count }, (_, step) => at(step));

/** Slowly off, fast, slowly there, as a hand does it; 160 pixels in some 700 ms, as seen 60 times a second. */
const byHand = points(43, (step) => [
  160 * ((1 - Math.cos((Math.PI * step) / 42)) / 2),
  Math.round(Math.sin(step / 4) * 2),
  step * 16,
]);
const dragged = (track: Point[]) => ({
  kind: 'puzzle' as const,
  x: track.at(-1)?.[0] ?? 0,
  track,
  byKeyboard: false,
});
const typed = (track: Point[]) => ({ ...dragged(track), byKeyboard: true });

describe('[AUTH-02] a movement', () => {
  it.each([
    ['of a hand', byHand],
    ['of a hand that keeps its line', byHand.map(([x, , time]): Point => [x, 0, time])],
    [
      'that goes too far and comes back',
      [...byHand, ...points(8, (step): Point => [160 - step * step * 0.4, 2, 720 + step * 20])],
    ],
    ['with a rest before it lets go', [...byHand, [160, 2, 2_000] as Point]],
    ['seen at a few places only', byHand.filter((_, index) => index % 7 === 0)],
  ])('%s passes', (_, track) => {
    expect(isHuman(dragged(track))).toBe(true);
  });

  it.each<[string, Point[]]>([
    ['that is not there', []],
    [
      'in one leap',
      [
        [0, 0, 0],
        [160, 0, 400],
      ],
    ],
    ['mostly in one leap', points(10, (step) => [step < 5 ? 0 : 140 + step * 2, step, step * 60])],
    ['in no time', byHand.map(([x, y, time]): Point => [x, y, Math.round(time / 4)])],
    ['as even as a machine’s', points(30, (step) => [step * 5, 0, step * 20])],
    ['as even as a machine’s, on a slope', points(30, (step) => [step * 5, step, step * 20])],
    ['all in one moment', points(30, (step) => [step * 5, 0, step < 29 ? 0 : 400])],
    ['that goes back in time', byHand.map(([x, y, time], index): Point => [x, y, index === 20 ? 1 : time])],
  ])('%s does not', (_, track) => {
    expect(isHuman(dragged(track))).toBe(false);
  });

  it('has to end where the answer says', () => {
    expect(isHuman({ ...dragged(byHand), x: 120 })).toBe(false);
  });
});

describe('[AUTH-02] keys', () => {
  const steps = points(12, (step) => [step * captchas.keyStepPx, 0, step * 40]);

  it('pass step by step, also evenly: a key that is held repeats like that', () => {
    expect(isHuman(typed(steps))).toBe(true);
    expect(isHuman(typed(points(6, (step) => [step * captchas.keyLeapPx, 0, step * 120])))).toBe(true);
  });

  it.each<[string, Point[]]>([
    ['further than any key goes', points(4, (step) => [step * 60, 0, step * 120])],
    ['up or down', steps.map(([x, , time], index): Point => [x, index, time])],
    ['in no time', steps.map(([x, y], index): Point => [x, y, index])],
    ['once', steps.slice(0, 2)],
  ])('%s do not', (_, track) => {
    expect(isHuman(typed(track))).toBe(false);
  });
});
