import { createHmac, timingSafeEqual } from 'node:crypto';
import { validate as isUuid } from 'uuid';
import { type NoticeKind, noticeKinds } from '@/lib/domain/notice/notice-kinds';
import { hashSecret } from '../../kernel/secrets/secret';

/** The kind of mail that one person stops. */
export type Unsubscription = { companyId: string; staffId: string; kind: NoticeKind };

const separator = '.';

const macOf = (secret: string, { companyId, staffId, kind }: Unsubscription) =>
  createHmac('sha256', secret).update(`unsubscribe\n${companyId}\n${staffId}\n${kind}`).digest('base64url');

/** A token for the link of one kind in one person's mail; it does that one thing, for ever, and opens nothing. */
export const unsubscribeToken = (secret: string, wanted: Unsubscription): string =>
  [wanted.companyId, wanted.staffId, wanted.kind, macOf(secret, wanted)].join(separator);

const isKind = (text: string): text is NoticeKind => (noticeKinds as readonly string[]).includes(text);

/** The kind of mail that a token stops; undefined unless one of the secrets has made it. */
export function readUnsubscribeToken(token: string, secrets: readonly string[]): Unsubscription | undefined {
  const [companyId = '', staffId = '', kind = '', mac = ''] = token.split(separator);
  if (!isUuid(companyId) || !isUuid(staffId) || !isKind(kind)) return undefined;
  const wanted = { companyId, staffId, kind };
  const isOurs = secrets.some((secret) =>
    timingSafeEqual(hashSecret(mac), hashSecret(macOf(secret, wanted))),
  );
  return isOurs ? wanted : undefined;
}

/** Where a mail program stops one kind of mail with a POST, and a person with a click (RFC 8058). */
export const unsubscribeAddress = (origin: string, token: string): string =>
  `${origin}/bff/unsubscribe/${encodeURIComponent(token)}`;
