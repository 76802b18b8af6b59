import type { Api } from '@/lib/client/api';
import { ApiError } from '@/lib/client/failures/api-error';
import type { UserInfo } from '@/lib/contract/account';
import type { ScannedCode } from '@/lib/contract/hand-over';

/** Unknown, already answered or opened, expired. */
const unusable = [404, 409, 410] as const;
export type UnusableStatus = (typeof unusable)[number];

type ScanResult =
  { state: 'open'; asking: ScannedCode; account: UserInfo } | { state: 'unusable'; status: UnusableStatus };

const isUnusable = (status: number): status is UnusableStatus =>
  (unusable as readonly number[]).includes(status);

/** Claims a code for the logged-in account, so that the waiting browser shows it as scanned; answers the waiting browser and the account. */
export async function scanQrCode(api: Api, codeId: string): Promise<ScanResult> {
  try {
    const [asking, account] = await Promise.all([
      api('POST /api-auth/api/user/webappAuth/actions/scan', { body: { codeId } }),
      api('GET /api-auth/api/client/auth/userinfo', { query: {} }),
    ]);
    return { state: 'open', asking, account };
  } catch (error) {
    if (error instanceof ApiError && isUnusable(error.status))
      return { state: 'unusable', status: error.status };
    throw error;
  }
}
