import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { accentFamilies, accentVariables, defaultAccent, fixed } from './accent';
import { contrast, enough } from './contrast';
import { distance, hexOf, oklchOf } from './oklch';

const css = readFileSync(join(process.cwd(), 'app/globals.css'), 'utf8');
const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);
const awkward = [
  '#ffff00',
  '#fffde7',
  '#000000',
  '#0a0a0c',
  '#ffffff',
  '#ff0000',
  '#e5484d',
  '#c0322b',
  '#00ff00',
];
const secondary = { light: '#5f6980', dark: '#9aa4b5' };

describe.each(['light', 'dark'] as const)('[NAV-08] [UX-01] any company’s colour in %s', (scheme) => {
  const { grounds, text } = fixed[scheme];
  const forAll = (check: (family: ReturnType<typeof accentFamilies>['light']) => void) =>
    fc.assert(
      fc.property(anyColour, (colour) => check(accentFamilies(colour)[scheme])),
      { numRuns: 400, examples: awkward.map((colour): [string] => [colour]) },
    );

  it('reads as text on every ground, and so shows as a focus ring', () =>
    forAll(({ accent }) => {
      for (const ground of grounds) expect(contrast(accent, ground)).toBeGreaterThanOrEqual(enough.text);
    }));

  it('carries text, under the pointer too', () =>
    forAll(({ accent, strong, onAccent }) => {
      for (const ground of [accent, strong])
        expect(contrast(onAccent, ground)).toBeGreaterThanOrEqual(enough.text);
      expect(strong).not.toBe(accent);
    }));

  it('has a tint on which its ink, text and secondary text read, and its edge shows', () =>
    forAll(({ accent, ink, tint }) => {
      for (const words of [ink, text, secondary[scheme]])
        expect(contrast(words, tint)).toBeGreaterThanOrEqual(enough.text);
      expect(contrast(accent, tint)).toBeGreaterThanOrEqual(enough.edge);
    }));

  it('is never taken for the time that it is, which shows on every ground', () =>
    forAll(({ accent, nowLine }) => {
      expect(distance(oklchOf(accent), oklchOf(nowLine))).toBeGreaterThan(0.1);
      for (const ground of grounds) expect(contrast(nowLine, ground)).toBeGreaterThanOrEqual(enough.edge);
    }));

  it('makes a picture for the log-in that white words read on', () =>
    forAll(({ brand }) => {
      for (const ground of brand) expect(contrast('#ffffff', ground)).toBeGreaterThanOrEqual(enough.text);
    }));
});

describe('[NAV-08] a company’s colour', () => {
  it('is shown as it is where it reads: the demo’s second company', () => {
    expect(accentFamilies('#0f766e').light.accent).toBe('#0f766e');
  });

  it('becomes variables that carry both schemes', () => {
    expect(accentVariables('#0F766E')?.['--accent']).toMatch(/^light-dark\(#0f766e, #\w{6}\)$/);
  });

  it.each([
    undefined,
    '',
    'teal',
    '#fff',
    '#12345g',
    '#0f766e; --page: red',
    'url(//evil.example)',
    defaultAccent,
  ])('leaves the shades of globals.css alone for %s', (value) =>
    expect(accentVariables(value)).toBeUndefined(),
  );

  it('only sets variables that globals.css has', () => {
    for (const name of Object.keys(accentVariables('#0f766e') ?? {}))
      expect(css).toContain(`  ${name}: light-dark(`);
  });

  it('is measured against the grounds that globals.css has', () => {
    const pairs = fixed.light.grounds.map((light, at) => `light-dark(${light}, ${fixed.dark.grounds[at]})`);
    expect(css).toContain(`--page: ${pairs[0]}`);
    expect(css).toContain(`--sunken: ${pairs[1]}`);
    expect(css).toContain(`--surface: ${pairs[2]}`);
    expect(css).toContain(`--now-line: light-dark(${fixed.light.nowLine}, ${fixed.dark.nowLine})`);
    expect(css).toContain(`--text: light-dark(${fixed.light.text}, ${fixed.dark.text})`);
    expect(css).toContain(`--accent: light-dark(${defaultAccent}, `);
  });
});

it('[NAV-08] a colour keeps what it is on its way through oklch', () =>
  fc.assert(fc.property(anyColour, (colour) => expect(hexOf(oklchOf(colour))).toBe(colour))));
