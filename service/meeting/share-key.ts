import { createHmac } from 'node:crypto';

export type Share = { shareId: string; accessKey: string };

/** The columns that the key of a share follows from. */
export type SharedRow = {
  company_id: string;
  id: string;
  share_id: string | null;
  share_version: number;
};

/** The key of a meeting's share: 256 bits that nobody can compute without the secret (S47). */
export const shareKey = (
  secret: string,
  { company_id: companyId, id, share_version: version }: Omit<SharedRow, 'share_id'>,
): string =>
  createHmac('sha256', secret).update(`share\n${companyId}\n${id}\n${version}`).digest('base64url');

/** The share of a meeting under the key in use; undefined where it has none, or where the service has no secret. */
export function shareOf(row: SharedRow, [secret]: readonly string[]): Share | undefined {
  if (row.share_id === null || secret === undefined) return undefined;
  return { shareId: row.share_id, accessKey: shareKey(secret, row) };
}
