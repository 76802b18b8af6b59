import { refusals } from '@/bff/http/refusals/refusal';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';
import { matchEndpoint, type EndpointMatch } from '@/bff/upstream/rows/match-endpoint';

const mountedAt = '/bff';

type Row = Extract<EndpointMatch, { kind: 'row' }>;

/** HEAD of a file is its GET without the content (RFC 9110, 9.3.2). Pictures of captchas are none: each GET draws another one. */
function fileOfHead(path: string): Row | undefined {
  const match = matchEndpoint('GET', path);
  return match.kind === 'row' && isFile(match.row) ? match : undefined;
}

const isFile = ({ response, captchaSession }: EndpointRow) =>
  response === 'binary' && captchaSession === undefined;

/**
 * The row of a request; throws the matching refusal otherwise (S31, S32). A row answers its own method alone, and that of a file HEAD too:
 * of the others no client of ours uses it.
 */
export function resolveEndpoint(method: string, pathname: string): Row {
  const path = pathname.slice(mountedAt.length);
  const match = (method === 'HEAD' ? fileOfHead(path) : undefined) ?? matchEndpoint(method, path);
  switch (match.kind) {
    case 'row':
      return match;
    case 'unsafe':
      throw refusals.unsafePath();
    case 'unknown':
      throw refusals.notFound();
    case 'method':
      throw refusals.methodNotAllowed(match.allow);
  }
}
