export type Span = { begin: number; end: number };

/** The taken times of rooms and people, by their ids. */
export type Occupancy = {
  isFree(key: string, span: Span): boolean;
  take(key: string, span: Span): void;
};

export function createOccupancy(): Occupancy {
  const taken = new Map<string, Span[]>();
  const spansOf = (key: string) => taken.get(key) ?? [];
  return {
    isFree: (key, { begin, end }) => spansOf(key).every((span) => end <= span.begin || span.end <= begin),
    take: (key, span) => void taken.set(key, [...spansOf(key), span]),
  };
}
