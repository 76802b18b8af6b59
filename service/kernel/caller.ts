import type { CompanyConfig } from '@/lib/contract/company';

declare const proven: unique symbol;

/** A logged-in account; only {@link authenticate} makes one. */
export type AccountCaller = {
  accountId: string;
  account: { mobile: string | null; realName: string; avatar: string | null };
  tokenHash: Buffer;
  tokenExpiresAt: number;
} & { readonly [proven]: true };

/** An account in one of its companies: what every query and command of the company's data takes. */
export type Caller = AccountCaller & {
  staffId: string;
  companyId: string;
  /** Our own companies are their own organization; a foreign service may send another code. */
  orgCode: string;
  realName: string;
  departmentId: string | null;
  timeZone: string;
  companyConfig: CompanyConfig;
  /** Words that the company refuses in its meetings; null where it leaves that to the product's environment. */
  sensitiveWords: readonly string[] | null;
  /** The company lets approvers settle their own requests also where others may. */
  settlesOwnRequests: boolean;
};

/** A screen beside a room's door: it acts as a staff row that belongs to no person, on its own room alone. */
export type DoorCaller = Caller & { roomId: string };
