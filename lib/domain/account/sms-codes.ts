/** An SMS code (S22), and how short any other service's may be (AUTH-15). Decided. */
export const smsCodes = { digits: 6, lifetimeMs: 5 * 60_000, tries: 5, shortest: 4 } as const;
