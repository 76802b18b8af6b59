import { linearRgb } from './oklch';

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red, green, blue] = linearRgb(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * WCAG 2.2, "contrast ratio" of two colours `#rrggbb`.
 *
 * @example contrast('#ffffff', '#000000') //=> 21
 */
export function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].sort((x, y) => y - x);
  return (bright + 0.05) / (dim + 0.05);
}

/** The ratios of WCAG 2.2 AA: 1.4.3 for text, 1.4.11 for edges and focus rings. */
export const enough = { text: 4.5, edge: 3 } as const;
