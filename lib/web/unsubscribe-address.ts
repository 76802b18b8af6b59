/** Where a mail program stops one kind of mail with a POST, and a person with a click (RFC 8058). */
export const unsubscribeAddress = (origin: string, token: string): string =>
  `${origin}/bff/unsubscribe/${encodeURIComponent(token)}`;
