import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
const schemes = { light: 0, dark: 1 } as const;

function colour(token: string, scheme: keyof typeof schemes): string {
  const pair = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const value = pair?.[schemes[scheme] + 1];
  if (!value) throw new Error(`--${token} is not a pair of colours`);
  return value;
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(a: string, b: string): number {
  const [bright = 0, dim = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

const texts = [
  ...['page', 'surface', 'sunken'].flatMap((ground) =>
    ['text', 'text-secondary', 'accent', 'refused'].map((ink) => ({ ink, ground })),
  ),
  ...['accent-ink', 'text', 'text-secondary'].map((ink) => ({ ink, ground: 'accent-tint' })),
  { ink: 'on-accent', ground: 'accent' },
  { ink: 'on-accent', ground: 'accent-strong' },
  { ink: 'busy-ink', ground: 'busy' },
  ...['running', 'held', 'refused'].map((ink) => ({ ink, ground: `${ink}-tint` })),
];

describe.each(Object.keys(schemes) as (keyof typeof schemes)[])('colours in %s', (scheme) => {
  it.each(texts)('[UX-01] $ink is readable on $ground', ({ ink, ground }) => {
    expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['surface', 'page'])('[UX-01] the edge of an input shows on %s', (ground) => {
    expect(contrast(colour('line-control', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(3);
  });
});
