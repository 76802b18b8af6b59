import type { Figure } from './figures';
import { placeText } from './tree';

/** How far each limited figure may go. */
export type Limits = Record<string, number>;

const mostPlaces = 20;

/** A sentence, with the places, for each figure beyond its limit and for each limit that limits nothing. */
export function limitFaults(figures: readonly Figure[], limits: Limits): string[] {
  const limited = figures.filter(({ places }) => places);
  return [
    ...Object.keys(limits)
      .filter((key) => !limited.some((figure) => figure.key === key))
      .map((key) => `${key} is in limits.json but is not measured`),
    ...limited.flatMap(({ key, label, value, places = [] }) => {
      const limit = limits[key] ?? 0;
      if (value <= limit) return [];
      const rest = places.length - mostPlaces;
      return [
        [
          `${label}: ${value}, at most ${limit}`,
          ...places.slice(0, mostPlaces).map(placeText),
          ...(rest > 0 ? [`and ${rest} more: npm run house -- --places ${key}`] : []),
        ].join('\n    '),
      ];
    }),
  ];
}

/** The limits where figures have fallen below them; none ever rises. */
export const lowered = (figures: readonly Figure[], limits: Limits): Limits =>
  Object.fromEntries(
    figures.flatMap(({ key, value, places }) =>
      places ? [[key, Math.min(value, limits[key] ?? 0)] as const] : [],
    ),
  );
