/**
 * Stores a choice of view in a cookie of this browser, so that the first byte of the next page knows it. It outlives a
 * log-out and holds no personal data.
 *
 * @param maxAgeSeconds 0 forgets the choice.
 */
export function rememberChoice(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
