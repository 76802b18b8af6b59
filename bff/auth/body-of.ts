import type { Exchange } from '@/bff/proxy/exchange';
import type { EndpointKey, ResponseOf } from '@/lib/contract/index';

/** The body of a forwarded call, which `callService` has parsed by the schema of its row. */
export async function bodyOf<K extends EndpointKey>(forward: Exchange['forward']): Promise<ResponseOf<K>> {
  const answer = await forward();
  if (answer.kind !== 'json') throw new TypeError('A stream has no body to read here');
  return answer.body as ResponseOf<K>;
}
