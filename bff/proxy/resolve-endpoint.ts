import { refusals } from '@/bff/http/refusals/refusal';
import { matchEndpoint, type EndpointMatch } from '@/bff/upstream/rows/match-endpoint';

const mountedAt = '/bff';

/**
 * The row that a request asks for, or the refusal that fits (S31, S32). A row's own method is the only one: HEAD is no second
 * way to read, because nothing of ours asks for it and the service need not know it.
 */
export function resolveEndpoint(method: string, pathname: string): Extract<EndpointMatch, { kind: 'row' }> {
  const match = matchEndpoint(method, pathname.slice(mountedAt.length));
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
