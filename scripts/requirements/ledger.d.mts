export type LedgerRow = { number: string; status: string; code: string[]; tests: string[] };
export function parseLedger(markdown: string): LedgerRow[];
