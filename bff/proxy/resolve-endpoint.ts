import { refusals } from '@/bff/http/refusals/refusal';
import { matchEndpoint, type EndpointMatch } from '@/bff/upstream/rows/match-endpoint';

const mountedAt = '/bff';

/**
 * The row of a request; throws the matching refusal otherwise (S31, S32). A row answers its own method alone: HEAD is refused,
 * because no client of ours uses it and a service may lack it.
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
