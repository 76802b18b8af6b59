import type { Backend } from './backend';

/** A service over HTTP. Nothing is cached or shared between sessions (S39); redirects come back as they are (S35). */
export const httpBackend = (base: string): Backend => ({
  base,
  send: (request) => fetch(request, { cache: 'no-store', redirect: 'manual' }),
});
