import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { CrawlRequest } from './exchange';
import { thingNamed, type Things } from './things';

const build = fileURLToPath(new URL('../../../.next/', import.meta.url));
const manifest = <Shape>(name: string) => JSON.parse(readFileSync(`${build}${name}.json`, 'utf8')) as Shape;

/** What was built: the folder of each page or handler, and the address that it answers at. */
const built = Object.entries(manifest<Record<string, string>>('app-path-routes-manifest')).filter(
  ([folder]) => !folder.startsWith('/_') && !folder.includes('[...'),
);

const isPage = (folder: string) => folder.endsWith('/page');
const isPublic = (folder: string) => /^\/(\(entry\)|agreement)\//.test(folder);

const pages = built.filter(([folder]) => isPage(folder));
const handlers = built.filter(([folder]) => !isPage(folder) && folder.startsWith('/bff/'));
const files = built.filter(([folder]) => !isPage(folder) && !folder.startsWith('/bff/'));

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

const ownMethods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** The BFF's own handlers, with every method; the session's end comes last. */
export const handlerRequests = (things: Things): CrawlRequest[] =>
  handlers.flatMap(([, path]) =>
    ownMethods.map((method): CrawlRequest => {
      const needs =
        /\/session(\/|$)/.test(path) && !/^(DELETE|OPTIONS)$/.test(method) ? 'session' : 'nothing';
      const hasBody = /^P/.test(method);
      return {
        kind: 'call',
        method,
        path,
        needs,
        ...(hasBody && {
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ staffId: things.staff }),
        }),
      };
    }),
  );

/** What is served as it is. */
export const fileRequests = (): CrawlRequest[] =>
  [...files.map(([, path]) => path), ...scripts].map((path) => ({
    kind: 'file',
    method: 'GET',
    path,
    needs: 'nothing',
  }));

export const endsSession = ({ method }: CrawlRequest) => method === 'DELETE';

const pageAt = (folder: string, path: string): CrawlRequest => ({
  kind: 'page',
  method: 'GET',
  path,
  // The frame of a page needs the sealed session alone; what is in it comes from calls, each with its own check.
  needs: isPublic(folder) || folder === '' ? 'nothing' : 'session',
});

const filled = (address: string, things: Things) =>
  address.replaceAll(/\[(\w+)\]/g, (_, name: string) =>
    encodeURIComponent(thingNamed(name === 'id' ? address : name, things)),
  );
