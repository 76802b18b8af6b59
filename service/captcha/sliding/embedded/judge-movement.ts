import { captchas } from '@/lib/domain/limits/way-in-limits';
import type { SlidingAnswer } from '@/lib/contract/captcha';

type Movement = Extract<SlidingAnswer, { kind: 'puzzle' }>;
type Track = Movement['track'];

/** Whether a person can have moved the piece like this. Where it had to go is judged elsewhere. */
export function isHuman({ x, track, byKeyboard }: Movement): boolean {
  const last = track.at(-1);
  if (!last || !isForward(track) || Math.abs(last[0] - x) > 1) return false;
  return byKeyboard ? isTyped(track) : isDragged(track);
}

const isForward = (track: Track) =>
  track.every(([, , time], index) => time >= 0 && time >= (track[index - 1]?.[2] ?? 0));

/** Steps of the keys' own lengths, more than one of them, and not all in one moment. */
function isTyped(track: Track): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < 3 || last[2] - first[2] < captchas.handMs) return false;
  return steps(track).every(({ dx, dy }) => dy === 0 && Math.abs(dx) <= captchas.keyLeapPx);
}

/** Neither in no time nor in one leap, nor as evenly as a machine draws a line. */
function isDragged(track: Track): boolean {
  const [first, last] = [track[0], track.at(-1)];
  if (!first || !last || track.length < captchas.handPoints) return false;
  if (last[2] - first[2] < captchas.handMs) return false;
  const moves = steps(track);
  const way = moves.reduce((sum, { dx }) => sum + Math.abs(dx), 0);
  if (moves.some(({ dx }) => Math.abs(dx) > way * captchas.handLeap)) return false;
  const isStraight = moves.every(({ dy }) => dy === 0);
  const least = isStraight ? captchas.handUnevennessStraight : captchas.handUnevenness;
  return unevenness(moves) >= least;
}

type Step = { dx: number; dy: number; ms: number };

const steps = (track: Track): Step[] =>
  track.slice(1).map(([x, y, time], index) => {
    const [fromX, fromY, from] = track[index] ?? [0, 0, 0];
    return { dx: x - fromX, dy: y - fromY, ms: time - from };
  });

/** The coefficient of variation of the speed: its standard deviation over its mean. Places in the same millisecond have none. */
function unevenness(moves: Step[]): number {
  const speeds = moves.filter(({ ms }) => ms > 0).map(({ dx, ms }) => Math.abs(dx) / ms);
  const mean = speeds.reduce((sum, speed) => sum + speed, 0) / speeds.length;
  if (!(mean > 0)) return 0;
  const variance = speeds.reduce((sum, speed) => sum + (speed - mean) ** 2, 0) / speeds.length;
  return Math.sqrt(variance) / mean;
}
