import type { Handler } from '../http-server';
import { preferredCoding } from './preferred-coding';
import type { StaticFiles } from './read-static-files';

/**
 * Serves the files, and passes every other request on. File names are hashes of the content, so there is nothing to revalidate:
 * no ETag, no date, and a conditional or partial request gets the whole file (RFC 9110, section 14.2).
 */
export function serveStaticFiles(files: StaticFiles, next: Handler): Handler {
  return async (request, response) => {
    const { method, url = '', headers } = request;
    const [path = ''] = url.split('?', 1);
    const file = method === 'GET' || method === 'HEAD' ? files.get(path) : undefined;
    if (!file) return next(request, response);
    const coding = preferredCoding(headers['accept-encoding']?.toString());
    const body = file.bodies[coding];
    response
      .writeHead(200, {
        'Content-Type': file.type,
        'Content-Length': body.length,
        ...(coding !== 'identity' && { 'Content-Encoding': coding }),
        'Cache-Control': 'public, max-age=31536000, immutable',
        Vary: 'Accept-Encoding',
      })
      .end(body);
  };
}
