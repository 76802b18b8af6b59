import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** Files of the build, the same for everybody: what Next says about caching them stands. */
const publicFile =
  /^\/(?:_next\/static\/|(?:favicon\.ico|icon\.svg|apple-icon\.png|manifest\.webmanifest)(?:\?|$))/;

/** Headers that tell what we run on, or where an address was led to, with what a browser is not to see again (S13). */
const telltale = /^(?:server|x-powered-by|x-(?:nextjs|middleware)-.*)$/;

const notModified = 304;

/**
 * The answer that the listener gives. Its head is completed when it is written, so that no page, file, redirect or refusal
 * can forget a header, nor can the answers that Node gives by itself (S11, S51).
 */
export function securedResponse(common: Record<string, string>): typeof ServerResponse {
  return class SecuredResponse<R extends IncomingMessage> extends ServerResponse<R> {
    override writeHead(status: number, ...rest: unknown[]): this {
      const given = rest.find(isHeaders);
      for (const [name, value] of Object.entries(given ?? {})) this.setHeader(name, value ?? '');
      for (const [name, value] of Object.entries(common))
        if (!this.hasHeader(name)) this.setHeader(name, value);
      for (const name of this.getHeaderNames()) if (telltale.test(name)) this.removeHeader(name);
      const isPublic = publicFile.test(this.req.url ?? '') && (status < 300 || status === notModified);
      if (!isPublic) this.#keepPersonal();
      return super.writeHead(status, ...(rest.filter((one) => one !== given) as [OutgoingHttpHeaders?]));
    }

    /** Next drops the `Vary: Cookie` of pages, and lets shared caches keep what it rendered ahead. */
    #keepPersonal() {
      // A stream asks to be passed on as it comes, by proxies in front too.
      const asItComes = /\bno-transform\b/.test(String(this.getHeader('Cache-Control')));
      this.setHeader('Cache-Control', asItComes ? 'no-store, no-transform' : 'no-store');
      const vary = [this.getHeader('Vary') ?? []].flat().join(', ');
      if (!/\bcookie\b/i.test(vary)) this.setHeader('Vary', vary ? `${vary}, Cookie` : 'Cookie');
    }
  };
}

/** The flat list, the other form of writeHead's headers, is Node's own and holds nothing of ours. */
const isHeaders = (value: unknown): value is OutgoingHttpHeaders =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
