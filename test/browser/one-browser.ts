/** All tabs of one browser, as far as messages go: stands in for `BroadcastChannel`, which jsdom lacks. */
export class OneBrowser extends EventTarget {
  static readonly open = new Set<OneBrowser>();
  constructor(readonly name?: string) {
    super();
    OneBrowser.open.add(this);
  }
  postMessage(data: unknown) {
    for (const tab of OneBrowser.open)
      if (tab !== this && tab.name === this.name) tab.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    OneBrowser.open.delete(this);
  }
}
