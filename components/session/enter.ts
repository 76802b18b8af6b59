/**
 * Goes to a page of ours by loading it: after a change of session neither the router's cache nor a component's state
 * may live on, and the page left behind is none to go back to.
 */
export function enter(path: string): void {
  window.location.replace(path);
}
