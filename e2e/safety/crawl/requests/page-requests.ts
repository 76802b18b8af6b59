import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CrawlRequest } from '../exchange';
import { thingNamed, type Things } from './things';

const build = fileURLToPath(new URL('../../../../.next/', import.meta.url));
const manifest = <Shape>(name: string) => JSON.parse(readFileSync(`${build}${name}.json`, 'utf8')) as Shape;

/** The routes of the build: the folder of each page or handler, and the address that it answers at. */
const built = Object.entries(manifest<Record<string, string>>('app-path-routes-manifest')).filter(
  ([folder]) => !folder.startsWith('/_') && !folder.includes('[...'),
);

const isPage = (folder: string) => folder.endsWith('/page');
const isPublic = (folder: string) => /^\/(\(entry\)|agreement|share|door|unsubscribe)\//.test(folder);
/** For everybody where the demo runs; before a service elsewhere, as here, there is no such page (S21). */
const isDemo = (folder: string) => folder.startsWith('/dev/');

const pages = built.filter(([folder]) => isPage(folder));
const isHandler = (folder: string) => !isPage(folder) && /^\/(bff|sso)\//.test(folder);
const handlers = built.filter(([folder]) => isHandler(folder));
const files = built.filter(([folder]) => !isPage(folder) && !isHandler(folder));

/** Every page, as a document and as the data of a navigation. */
export const pageRequests = (things: Things): CrawlRequest[] =>
  pages.flatMap(([folder, address]) => {
    const page = pageAt(folder, filled(address, things));
    return [page, { ...page, headers: { RSC: '1' } }];
  });

/** The addresses of pages as people and machines misspell them. */
export const misspeltPageRequests = (things: Things): CrawlRequest[] =>
  pages.flatMap(([folder, address]) => {
    const path = filled(address, things);
    return [
      { ...pageAt(folder, path), method: 'HEAD' },
      { ...pageAt(folder, path), method: 'POST', body: '{}' },
      pageAt(folder, `${path}/`),
      pageAt('', path.toUpperCase()),
      pageAt('', `${path}.rsc`),
      pageAt('', `${path}/nothing`),
    ];
  });

const scripts = manifest<{ rootMainFiles: string[] }>('build-manifest').rootMainFiles.map(
  (file) => `/_next/${file}`,
);

/** Open to everybody, and what each says to whoever brings no proof. */
const openCalls: Record<string, number> = {
  // No code in the body.
  'POST /bff/desktop/session': 400,
  'POST /bff/door/session': 400,
  // No log-in CSRF token, which goes before the code (S20).
  'POST /bff/qr/session': 403,
  // As its page.
  'GET /bff/dev/outbox': 404,
};

const ownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The BFF's own handlers, with every method; the session's end comes last. */
export const handlerRequests = (things: Things): CrawlRequest[] =>
  handlers.flatMap(([, path]) =>
    ownMethods.map((method): CrawlRequest => {
      const unproven = openCalls[`${method} ${path}`];
      const isOpen = unproven !== undefined || /^(DELETE|OPTIONS)$/.test(method);
      const needs = /\/session(\/|$)/.test(path) && !isOpen ? 'session' : 'nothing';
      const hasBody = /^P/.test(method);
      return {
        kind: 'call',
        method,
        path,
        needs,
        succeeds: unproven,
        ...(hasBody && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ staffId: things.staff }),
        }),
      };
    }),
  );

/** Files that are served as they are. */
export const fileRequests = (): CrawlRequest[] =>
  [...files.map(([, path]) => path), ...scripts].map((path) => ({
    kind: 'file',
    method: 'GET',
    path,
    needs: 'nothing',
  }));

export const endsSession = ({ method, path }: CrawlRequest) => method === 'DELETE' || path === '/sso/logout';

const pageAt = (folder: string, path: string): CrawlRequest => ({
  kind: 'page',
  method: 'GET',
  path,
  // The frame of a page needs the sealed session alone; what is in it comes from calls, each with its own check.
  needs: isPublic(folder) || isDemo(folder) || folder === '' ? 'nothing' : 'session',
  succeeds: isDemo(folder) ? 404 : undefined,
});

const filled = (address: string, things: Things) =>
  address.replaceAll(/\[(\w+)\]/g, (_, name: string) =>
    encodeURIComponent(thingNamed(name === 'id' ? address : name, things)),
  );
