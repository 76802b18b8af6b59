/**
 * Whether a host name or an address names this machine itself, so that no other machine is reached by it.
 *
 * @example
 * isLoopback(new URL('http://[::1]:3000').hostname) //=> true
 */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/i.test(host);
