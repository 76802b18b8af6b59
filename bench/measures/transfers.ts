import { setTimeout as delay } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

/** One request, also one that was given up or never ends. Bytes are those on the wire, compressed, `bytes` with the answer's head. */
export type Transfer = {
  url: string;
  kind: 'html' | 'css' | 'js' | 'data' | 'other';
  /** The answer's Content-Encoding. */
  coding: string | undefined;
  bytes: number;
  bodyBytes: number;
};

/** The stream of changes never ends, so a page has settled when nothing has come for so long. */
const silenceMs = 2_500;
const settlesWithinMs = 60_000;

/** Opens an address in a new page of the context and answers everything that it asks for until it has settled, as Chromium counts it. */
export async function transfersOf(context: BrowserContext, address: string): Promise<Transfer[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const transfers = new Map<string, Transfer>();
  let lastNews = performance.now();
  const note = (id: string, change: (transfer: Transfer) => void) => {
    const transfer = transfers.get(id);
    if (!transfer) return;
    lastNews = performance.now();
    change(transfer);
  };
  devtools.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
    if (url.startsWith('data:')) return;
    lastNews = performance.now();
    transfers.set(requestId, { url, kind: 'other', coding: undefined, bytes: 0, bodyBytes: 0 });
  });
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    note(requestId, (transfer) => {
      transfer.kind = kindOf(type, response.mimeType);
      transfer.coding = response.headers['Content-Encoding'] ?? response.headers['content-encoding'];
      transfer.bytes += response.encodedDataLength;
    }),
  );
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    note(requestId, (transfer) => {
      transfer.bytes += encodedDataLength;
      transfer.bodyBytes += encodedDataLength;
    }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, (transfer) => {
      transfer.bytes = encodedDataLength;
    }),
  );
  await devtools.send('Network.enable');
  await page.goto(address, { waitUntil: 'load' });
  const deadline = performance.now() + settlesWithinMs;
  while (performance.now() - lastNews < silenceMs) {
    if (performance.now() > deadline) throw new Error(`${address} does not settle`);
    await delay(100);
  }
  await page.close();
  return [...transfers.values()];
}

function kindOf(type: string, mimeType: string): Transfer['kind'] {
  if (type === 'Document') return 'html';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType.includes('css')) return 'css';
  return type === 'Fetch' || type === 'XHR' ? 'data' : 'other';
}
