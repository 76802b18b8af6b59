import type { IncomingMessage, ServerResponse } from 'node:http';
import { constants } from 'node:zlib';
import compression from 'compression';
import type { Handler } from './http-server';

/** As few turns between the threads as possible: most pages fit in one. */
const chunkSize = 64 * 1024;

/** As small as Next's gzip for less than half of its work (ADR 39). */
const brotliQuality = 2;

/** The window of a busy page; by default each answer takes one of 4 MB. */
const brotliWindowBits = 18;

type Compress = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Compresses what is made for one caller, as they accept it; what asks not to be transformed goes out as it is. */
export function compressed(handle: Handler): Handler {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
  };
  // Typed for Express, made for any server of Node's.
  const compress = compression({ chunkSize, brotli: { params } }) as unknown as Compress;
  return (request, response) =>
    new Promise((resolve, reject) => {
      compress(request, response, () => handle(request, response).then(resolve, reject));
    });
}
