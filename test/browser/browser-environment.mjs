import { TestEnvironment } from 'jest-environment-jsdom';

/** jsdom leaves out what every browser has had for years; Node's own follow the same standards. */
const missing = [
  ...['fetch', 'Headers', 'Request', 'Response', 'ReadableStream'],
  ...['TextEncoder', 'TextDecoder', 'structuredClone'],
];

export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of missing) {
      Object.defineProperty(this.global, name, { value: globalThis[name], writable: true });
    }
  }
}
