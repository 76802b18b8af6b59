import { between, oneOf } from '../../../kernel/secrets/random';

type Size = { width: number; height: number };

const hue = () => Math.round(between(0, 360));
const color = (light: number) => `hsl(${hue()} ${Math.round(between(35, 75))}% ${light}%)`;

/** A scene that never was before, as the inside of an SVG: a gradient, glows, shapes and waves. */
export function drawBackground({ width, height }: Size): string {
  const x = () => between(0, width);
  const y = () => between(0, height);
  const glows = times(4, (index) => glow(index, { x: x(), y: y() }));
  const shapes = times(16, () => shape({ x: x(), y: y() }));
  const waves = times(5, () => {
    const rise = y();
    return `<path d="M0 ${rise}C${width / 4} ${rise + between(-60, 60)} ${width / 2} ${rise + between(-60, 60)} ${width} ${y()}" fill="none" stroke="${color(70)}" stroke-opacity="0.6" stroke-width="${between(1, 7)}"/>`;
  });
  const [from, to] = [Math.round(between(30, 45)), Math.round(between(55, 72))];
  return `<defs><linearGradient id="sky" x1="${between(0, 1)}" y1="0" x2="${between(0, 1)}" y2="1">
    <stop offset="0" stop-color="${color(from)}"/><stop offset="1" stop-color="${color(to)}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>${glows}${shapes}${waves}`;
}

const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Point = { x: number; y: number };

const glow = (index: number, { x, y }: Point) =>
  `<radialGradient id="glow${index}"><stop offset="0" stop-color="${color(75)}" stop-opacity="0.8"/><stop offset="1" stop-color="${color(60)}" stop-opacity="0"/></radialGradient>
  <circle cx="${x}" cy="${y}" r="${between(40, 110)}" fill="url(#glow${index})"/>`;

function shape({ x, y }: Point): string {
  const size = between(10, 46);
  const look = `fill="${color(Math.round(between(35, 80)))}" fill-opacity="${between(0.35, 0.75)}"`;
  const turned = `transform="rotate(${between(0, 90)} ${x} ${y})"`;
  return oneOf([
    `<circle cx="${x}" cy="${y}" r="${size / 2}" ${look}/>`,
    `<rect x="${x - size / 2}" y="${y - size / 3}" width="${size}" height="${size * 0.66}" rx="${between(0, 8)}" ${look} ${turned}/>`,
    `<path d="M${x} ${y - size / 2}L${x + size / 2} ${y + size / 2}H${x - size / 2}Z" ${look} ${turned}/>`,
    `<ellipse cx="${x}" cy="${y}" rx="${size / 2}" ry="${size / 4}" ${look} ${turned}/>`,
  ]);
}
