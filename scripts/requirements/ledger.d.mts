export type LedgerRow = {
  number: string;
  says: string;
  status: string;
  code: string[];
  tests: string[];
  count: number;
};
export function parseLedger(markdown: string): LedgerRow[];
export function withTests(markdown: string, titled: Map<string, string[]>): string;
