import type { Incoming } from '@/bff/http/incoming';
import type { Session } from '@/bff/session/identity';
import type { ServiceAnswer } from '@/bff/upstream/call-service';
import type { EndpointRow } from '@/bff/upstream/rows/endpoint-rows';

/** A checked call of the endpoint table, ready to be forwarded; log-ins and log-outs are answered around that. */
export type Exchange = {
  incoming: Incoming;
  row: EndpointRow;
  session: Session | undefined;
  forward: () => Promise<ServiceAnswer>;
};

export type Interceptor = (exchange: Exchange) => Promise<Response>;
