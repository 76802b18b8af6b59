/** Requests this page again from the server. */
export function reload(): void {
  window.location.reload();
}
