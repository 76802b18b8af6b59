/** Lightness 0–1, chroma 0 – about 0.32, hue in degrees: steps of lightness that the eye sees as even, whatever the hue. */
export type Oklch = { l: number; c: number; h: number };

type Triple = [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const fromLinear = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);

/** The parts of `#rrggbb` as light, 0–1. */
export const linearRgb = (hex: string): Triple => {
  const part = (at: number) => toLinear(parseInt(hex.slice(at, at + 2), 16) / 255);
  return [part(1), part(3), part(5)];
};

const row = ([a, b, c]: Triple, [x, y, z]: Triple) => a * x + b * y + c * z;

// The matrices are those of https://bottosson.github.io/posts/oklab/, on which CSS Color 4 builds its oklch().
export function oklchOf(hex: string): Oklch {
  const rgb = linearRgb(hex);
  const cones: Triple = [
    Math.cbrt(row([0.4122214708, 0.5363325363, 0.0514459929], rgb)),
    Math.cbrt(row([0.2119034982, 0.6806995451, 0.1073969566], rgb)),
    Math.cbrt(row([0.0883024619, 0.2817188376, 0.6299787005], rgb)),
  ];
  const a = row([1.9779984951, -2.428592205, 0.4505937099], cones);
  const b = row([0.0259040371, 0.7827717662, -0.808675766], cones);
  return {
    l: row([0.2104542553, 0.793617785, -0.0040720468], cones),
    c: Math.hypot(a, b),
    h: (Math.atan2(b, a) * 180) / Math.PI,
  };
}

function linearOf({ l, c, h }: Oklch): Triple {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const cones: Triple = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ];
  return [
    row([4.0767416621, -3.3077115913, 0.2309699292], cones),
    row([-1.2684380046, 2.6097574011, -0.3413193965], cones),
    row([-0.0041960863, -0.7034186147, 1.707614701], cones),
  ];
}

const isInGamut = (rgb: Triple) => rgb.every((part) => part >= -0.0001 && part <= 1.0001);

/** The colour as `#rrggbb`; one that no screen shows keeps lightness and hue and loses chroma until one does. */
export function hexOf({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  let displayable = 0;
  let outOfGamut = c;
  if (isInGamut(linearOf({ l: lightness, c, h }))) displayable = c;
  else
    for (let step = 0; step < 12; step++) {
      const middle = (displayable + outOfGamut) / 2;
      if (isInGamut(linearOf({ l: lightness, c: middle, h }))) displayable = middle;
      else outOfGamut = middle;
    }
  const bytes = linearOf({ l: lightness, c: displayable, h }).map((part) =>
    Math.round(255 * Math.min(1, Math.max(0, fromLinear(Math.max(0, part))))),
  );
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** The visible difference of two colours; from about 0.1 on they are not confused. */
export function distance(one: Oklch, other: Oklch): number {
  const angle = ((one.h - other.h) * Math.PI) / 180;
  const chroma = one.c ** 2 + other.c ** 2 - 2 * one.c * other.c * Math.cos(angle);
  return Math.sqrt((one.l - other.l) ** 2 + Math.max(0, chroma));
}
