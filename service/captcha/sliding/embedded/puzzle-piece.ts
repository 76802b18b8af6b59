import { randomInt } from 'node:crypto';

/** A side goes straight, bulges outwards or is dented. */
type Side = -1 | 0 | 1;
export type PieceForm = readonly [top: Side, right: Side, bottom: Side, left: Side];

/** In CSS pixels; the knobs of a piece lie inside its box. */
export const pieceSize = 54;
const margin = 8;
const knob = 7;
const body = pieceSize - 2 * margin;

/** At least one side that bulges or is dented: a plain square could be anywhere. */
export function newPieceForm(): PieceForm {
  const side = () => (randomInt(3) - 1) as Side;
  const form: PieceForm = [side(), side(), side(), side()];
  return form.some((one) => one !== 0) ? form : [1, -1, 0, 1];
}

/**
 * The outline as the path of an SVG, with the box's corner at the origin: clockwise, a half circle for each knob or dent.
 *
 * @example
 * piecePath([0, 0, 0, 0]) //=> 'M8 8h15.5…'
 */
export function piecePath([top, right, bottom, left]: PieceForm): string {
  const half = body / 2 - knob;
  const run = (side: Side, [dx, dy]: readonly [number, number]) => {
    const straight = `l${dx * half} ${dy * half}`;
    const across = [dx * 2 * knob, dy * 2 * knob].join(' ');
    // Clockwise along a clockwise outline bulges outwards.
    const middle = side === 0 ? `l${across}` : `a${knob} ${knob} 0 1 ${side === 1 ? 1 : 0} ${across}`;
    return straight + middle + straight;
  };
  return `M${margin} ${margin}${run(top, [1, 0])}${run(right, [0, 1])}${run(bottom, [-1, 0])}${run(left, [0, -1])}Z`;
}
