const header = 'x-page-target';

/**
 * Pages do not know their own address. Middleware writes it down for them, over whatever a browser may have sent;
 * it decides nothing but where a log-in comes back to, and is checked again there (S17).
 */
export const pageTarget = {
  write: (headers: Headers, target: string) => headers.set(header, target),
  read: (headers: { get(name: string): string | null }) => headers.get(header) ?? '/',
};
