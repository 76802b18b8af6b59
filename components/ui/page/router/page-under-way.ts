/** The pages that the router is on its way to, in the order of their clicks. */
let underWay: readonly string[] = [];
const listeners = new Set<() => void>();

function change(next: readonly string[]) {
  underWay = next;
  for (const listener of listeners) listener();
}

/** Reports that a page is being loaded, until the returned function is called. */
export function beginPage(href: string): () => void {
  change([...underWay, href]);
  return () => change(underWay.filter((each) => each !== href));
}

export function subscribeToPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The address of the page that was opened last and is not there yet. */
export const pageUnderWay = (): string | undefined => underWay.at(-1);
