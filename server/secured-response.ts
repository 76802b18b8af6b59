import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { lengthHeader } from '@/bff/proxy/announced-length';

/** Public files of the build, which keep the cache headers of Next. */
const publicFile =
  /^\/(?:_next\/static\/|(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest)(?:\?|$))/;

/** Headers that reveal our software, or the target of a rewrite with its token (S13). */
const telltale = /^(?:server|x-powered-by|x-(?:nextjs|middleware)-.*)$/;

/** Calendars of other programs, which may store them for themselves and ask whether they have changed. */
const feedFile = /^\/bff\/feeds\//;

const notModified = 304;

/**
 * The response class of the listener. It completes its head when that is written, so that no page, file, redirect or refusal
 * can miss a header, nor can the answers that Node sends by itself (S11, S51).
 */
export function securedResponse(common: Record<string, string>): typeof ServerResponse {
  return class SecuredResponse<R extends IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const own = rest.find(isHeaders);
      for (const [name, value] of Object.entries(own ?? {})) this.setHeader(name, value ?? '');
      for (const [name, value] of Object.entries(common))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      this.#announceLength();
      for (const name of this.getHeaderNames()) if (telltale.test(name)) this.removeHeader(name);
      const isRead = status < 300 || status === notModified;
      const url = this.req.url ?? '';
      if (isRead && feedFile.test(url)) this.setHeader('Cache-Control', 'private, no-cache');
      else if (!isRead || !publicFile.test(url)) this.#forbidSharedCaching();
      return super.writeHead(
        status,
        ...(rest.filter((argument) => argument !== own) as [OutgoingHttpHeaders?]),
      );
    }

    #announceLength() {
      const length = this.getHeader(lengthHeader);
      if (length === undefined) return;
      this.removeHeader(lengthHeader);
      this.setHeader('Content-Length', length);
    }

    /** Next drops the `Vary: Cookie` of pages, and lets shared caches store prerendered ones. */
    #forbidSharedCaching() {
      // The `no-transform` of a stream holds for proxies in front of us too.
      const asItComes = /\bno-transform\b/.test(String(this.getHeader('Cache-Control')));
      this.setHeader('Cache-Control', asItComes ? 'no-store, no-transform' : 'no-store');
      const vary = [this.getHeader('Vary') ?? []].flat().join(', ');
      if (!/\bcookie\b/i.test(vary)) this.setHeader('Vary', vary ? `${vary}, Cookie` : 'Cookie');
    }
  };
}

/** Not the flat list, the other form of writeHead's headers, which only Node itself passes. */
const isHeaders = (value: unknown): value is OutgoingHttpHeaders =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
