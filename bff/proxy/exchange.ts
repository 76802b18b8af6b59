import type { Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import type { ServiceAnswer } from '@/bff/upstream/call-service';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';
import type { EndpointKey, ResponseOf } from '@/lib/contract/index';

/** A checked call of the endpoint table, ready to be forwarded; an interceptor may answer in its place. */
export type Exchange = {
  incoming: Incoming;
  row: EndpointRow;
  session: Session | undefined;
  forward: () => Promise<ServiceAnswer>;
};

export type Interceptor = (exchange: Exchange) => Promise<Response>;

/** The JSON body of a forwarded call, which `callService` has parsed by the schema of its row. */
export async function forwardedBody<K extends EndpointKey>(
  forward: Exchange['forward'],
): Promise<ResponseOf<K>> {
  const answer = await forward();
  if (answer.kind !== 'json') throw new TypeError('A stream has no JSON body');
  return answer.body as ResponseOf<K>;
}
