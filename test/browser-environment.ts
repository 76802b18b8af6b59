import JSDOMEnvironment from 'jest-environment-jsdom';

/** jsdom without what every browser has had for years: Node's own are the same standards. */
const missing = ['fetch', 'Headers', 'Request', 'Response', 'TextEncoder', 'TextDecoder', 'structuredClone'] as const;

export default class BrowserEnvironment extends JSDOMEnvironment {
  override async setup() {
    await super.setup();
    for (const name of missing) Object.defineProperty(this.global, name, { value: globalThis[name], writable: true });
  }
}
