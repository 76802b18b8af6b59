/** What this browser remembers of a person's work goes with the session: the next one may be somebody else's (SESS-06, S18). */
export function forgetLocally(): void {
  sessionStorage.clear();
  localStorage.clear();
}
