import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contrast, enough } from './contrast';
import { barColours } from './scheme';

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
const schemes = { light: 0, dark: 1 } as const;

function colour(token: string, scheme: keyof typeof schemes): string {
  const pair = new RegExp(`--${token}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(css);
  const value = pair?.[schemes[scheme] + 1];
  if (!value) throw new Error(`--${token} is not a pair of colours`);
  return value;
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
    expect(contrast(colour(ink, scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(enough.text);
  });

  it.each(['surface', 'page'])('[UX-01] the edge of an input shows on %s', (ground) => {
    expect(contrast(colour('line-control', scheme), colour(ground, scheme))).toBeGreaterThanOrEqual(
      enough.edge,
    );
  });

  it.each(['brand-deep', 'brand', 'brand-bright'])('[UX-01] white words read on %s', (ground) => {
    expect(contrast('#ffffff', colour(ground, scheme))).toBeGreaterThanOrEqual(enough.text);
  });

  it('[NAV-08] the browser’s own bar has the colour of ours', () => {
    expect(barColours[scheme]).toBe(colour('surface', scheme));
  });
});
