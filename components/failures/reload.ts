/** Asks the server for this page again. */
export function reload(): void {
  window.location.reload();
}
