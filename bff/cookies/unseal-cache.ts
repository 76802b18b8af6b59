/**
 * Seals that have been opened, by the whole of what went in. Opening one derives two keys, which costs more than all else that
 * a call of the BFF does, and a person's browser sends the same two with each request. Only what did open is kept, so nobody
 * without a seal of ours can push others out.
 */
export type UnsealCache<Opened> = {
  get(input: string): Opened | undefined;
  keep(input: string, opened: Opened): void;
};

/** The one that was not asked for longest goes first. */
export function unsealCache<Opened>(most: number): UnsealCache<Opened> {
  const known = new Map<string, Opened>();
  const keep = (input: string, opened: Opened) => {
    known.delete(input);
    known.set(input, opened);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  };
  return {
    get(input) {
      const opened = known.get(input);
      if (opened !== undefined) keep(input, opened);
      return opened;
    },
    keep,
  };
}
