import { contrast, enough } from './contrast';
import { distance, hexOf, oklchOf, type Oklch } from './oklch';

export const defaultAccent = '#3056d3';

/** Grounds and signals of app/globals.css that a company's colour has to get along with; the test holds them to it. */
export const fixed = {
  light: { grounds: ['#f5f6f8', '#fafbfc', '#ffffff'], text: '#1a1d24', nowLine: '#e5484d' },
  dark: { grounds: ['#0e1116', '#12161c', '#161a21'], text: '#e8eaf0', nowLine: '#ff6369' },
} as const;

type Scheme = keyof typeof fixed;

export type AccentFamily = {
  accent: string;
  /** Under the pointer. */
  strong: string;
  tint: string;
  /** Text on the tint. */
  ink: string;
  onAccent: string;
  nowLine: string;
  /** The picture beside the log-in, dark to bright; its words are white. */
  brand: [string, string, string];
};

const step = 0.01;
const white = '#ffffff';

/** The nearest lightness at which the colour reads on every ground: darker in light, lighter in the dark. */
function readable(wanted: Oklch, grounds: readonly string[], scheme: Scheme): Oklch {
  const direction = scheme === 'light' ? -step : step;
  const isReadable = (colour: Oklch) => {
    const hex = hexOf(colour);
    return grounds.every((ground) => contrast(hex, ground) >= enough.text);
  };
  let colour = wanted;
  while (!isReadable(colour) && colour.l > 0 && colour.l < 1) colour = { ...colour, l: colour.l + direction };
  return colour;
}

/** Where the company's colour starts in each scheme; the dark one is paler, so that it does not glare. */
const wanted: Record<Scheme, (company: Oklch) => Oklch> = {
  light: (company) => company,
  dark: ({ l, c, h }) => ({ l: Math.min(0.9, Math.max(0.74, l)), c: Math.min(c, 0.15), h }),
};

const tintOf: Record<Scheme, (company: Oklch) => Oklch> = {
  light: ({ c, h }) => ({ l: 0.945, c: Math.min(c, 0.025), h }),
  dark: ({ c, h }) => ({ l: 0.29, c: Math.min(c, 0.065), h }),
};

const shifts = { light: { strong: -0.06, ink: -0.1 }, dark: { strong: 0.06, ink: 0.11 } } as const;
const darkest = 0.3;
const brightest = 0.93;
/** Red of a company's own must not be read as the time that it is. */
const unmistakable = 0.12;

function accentFamily(company: Oklch, scheme: Scheme): AccentFamily {
  const { grounds, text, nowLine } = fixed[scheme];
  const accent = readable(wanted[scheme](company), grounds, scheme);
  const tint = hexOf(tintOf[scheme](company));
  const { strong, ink } = shifts[scheme];
  // Nothing is left to go to at the end of the scale: near black and near white go the other way.
  const hover = accent.l < darkest || accent.l > brightest ? -strong : strong;
  return {
    accent: hexOf(accent),
    strong: hexOf({ ...accent, l: accent.l + hover }),
    tint,
    ink: hexOf(readable({ ...accent, l: Math.min(0.92, accent.l + ink) }, [tint, ...grounds], scheme)),
    onAccent: scheme === 'light' ? white : fixed.dark.grounds[0],
    nowLine: distance(accent, oklchOf(nowLine)) < unmistakable ? text : nowLine,
    brand: brandOf(company, scheme),
  };
}

/** The brand stays the company's in the dark, only deeper. */
function brandOf({ l, c, h }: Oklch, scheme: Scheme): [string, string, string] {
  const deeper = scheme === 'light' ? 0 : 0.13;
  const middle = readable({ l: l - deeper, c, h }, [white], 'light');
  const bright = readable({ ...middle, l: middle.l + 0.09 }, [white], 'light');
  return [hexOf({ ...middle, l: middle.l - 0.11 }), hexOf(middle), hexOf(bright)];
}

const variables: [string, (family: AccentFamily) => string][] = [
  ['--accent', ({ accent }) => accent],
  ['--accent-strong', ({ strong }) => strong],
  ['--accent-tint', ({ tint }) => tint],
  ['--accent-ink', ({ ink }) => ink],
  ['--on-accent', ({ onAccent }) => onAccent],
  ['--now-line', ({ nowLine }) => nowLine],
  ['--brand-deep', ({ brand }) => brand[0]],
  ['--brand', ({ brand }) => brand[1]],
  ['--brand-bright', ({ brand }) => brand[2]],
];

/** Everything that follows from a company's colour, in both schemes (NAV-08). */
export function accentFamilies(company: string): Record<Scheme, AccentFamily> {
  const colour = oklchOf(company);
  return { light: accentFamily(colour, 'light'), dark: accentFamily(colour, 'dark') };
}

const isColour = (value: string | undefined): value is string => /^#[0-9a-f]{6}$/i.test(value ?? '');

/**
 * A company's colour as variables for `:root`, where portals see them too. Nothing for the default, whose shades
 * globals.css has by hand, and for whatever is no colour: the service may be another company's.
 */
export function accentVariables(company: string | undefined): Record<`--${string}`, string> | undefined {
  if (!isColour(company) || company.toLowerCase() === defaultAccent) return undefined;
  const { light, dark } = accentFamilies(company);
  return Object.fromEntries(variables.map(([name, of]) => [name, `light-dark(${of(light)}, ${of(dark)})`]));
}
