import type { Exchange } from '../exchange';

/** Where asking for one set of things and for another came to something different; only ids may tell them apart. */
export const differences = (some: readonly Exchange[], others: readonly Exchange[]): string[] =>
  some.flatMap((exchange, index) => {
    const outcomes = [exchange, others[index]].map(outcomeOf);
    const { caller, request } = exchange;
    return outcomes[0] === outcomes[1]
      ? []
      : [
          `${caller.name}: ${request.method} ${request.path} ${request.body ?? ''}: ${outcomes.join(' but unknown ')}`,
        ];
  });

function outcomeOf(exchange: Exchange | undefined): string {
  const { status, text } = exchange?.answer ?? { status: 0, text: '' };
  const [code = ''] = /"code":\d+,"message":"[^"]*"/.exec(text) ?? [];
  return `${status} ${code}`;
}
