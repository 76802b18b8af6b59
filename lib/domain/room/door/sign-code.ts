const name = 'sign';
const longestCode = 64;

/**
 * The address in the QR code at a room. The code stands in the fragment, which browsers carry across redirects and send to no
 * server (SIGN-03).
 *
 * @example
 * signAddress('r1', 'K7F3') //=> '/room-detail/r1#sign=K7F3'
 */
export const signAddress = (roomId: string, code: string): string =>
  `/room-detail/${encodeURIComponent(roomId)}#${new URLSearchParams({ [name]: code }).toString()}`;

/**
 * The code in a fragment, if there is one.
 *
 * @example
 * signCodeIn('#sign=K7F3') //=> 'K7F3'
 */
export function signCodeIn(fragment: string): string | undefined {
  const code = new URLSearchParams(fragment.replace(/^#/, '')).get(name)?.trim();
  return code && code.length <= longestCode ? code : undefined;
}

/**
 * The room whose page an address opens.
 *
 * @example
 * roomOfAddress('/room-detail/r1?from=2026-11-18') //=> 'r1'
 */
export function roomOfAddress(target: string): string | undefined {
  const [, id] = /^\/room-detail\/([^/?#]+)/.exec(target) ?? [];
  return id && decodeURIComponent(id);
}
