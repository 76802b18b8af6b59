const header = 'x-page-target';

/**
 * The request header with a page's own address, which Next does not tell pages. Middleware sets it, in place of any header that
 * a browser sent; it decides nothing but the return target of a log-in, which is checked again there (S17).
 */
export const pageTarget = {
  write: (headers: Headers, target: string) => headers.set(header, target),
  read: (headers: { get(name: string): string | null }) => headers.get(header) ?? '/',
};
