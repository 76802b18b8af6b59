import type { Page } from '@playwright/test';

/** Something that an attacker would like a browser to do. */
export type Target = { method: string; url: string; body: object };

/**
 * Everything that a page of somebody else can make a browser send to these addresses, one after the other, and whether it
 * got anything to read.
 */
export async function forge(page: Page, targets: readonly Target[]): Promise<{ read: string[] }> {
  const read = await page.evaluate(forgeInPage, targets);
  // Requests that do not report their end, such as beacons, are answered by now.
  await page.waitForLoadState('networkidle');
  return { read };
}

/** Runs in the attacker's page. */
async function forgeInPage(targets: readonly Target[]): Promise<string[]> {
  const read: string[] = [];
  const settled = (element: HTMLElement) =>
    new Promise((resolve) => {
      element.onload = resolve;
      element.onerror = resolve;
    });

  async function sendForm({ url, body }: Target, { enctype, into }: { enctype: string; into: string }) {
    const form = Object.assign(document.createElement('form'), {
      method: 'POST',
      action: url,
      enctype,
      target: into,
    });
    // With text/plain the name and the value around "=" make valid JSON.
    const json = JSON.stringify(body);
    const field = Object.assign(document.createElement('input'), {
      name: `${json.slice(0, -1)},"x":"`,
      value: '"}',
    });
    form.append(field);
    document.body.append(form);
    form.submit();
  }

  async function sendFormIntoFrame(target: Target, enctype: string) {
    const frame = document.createElement('iframe');
    frame.name = `frame-${enctype}-${Math.random()}`;
    document.body.append(frame);
    const loaded = settled(frame);
    await sendForm(target, { enctype, into: frame.name });
    await loaded;
  }

  async function load(tag: 'img' | 'script' | 'link' | 'iframe', url: string) {
    const element = document.createElement(tag);
    const loaded = settled(element);
    if (element instanceof HTMLLinkElement) Object.assign(element, { rel: 'prefetch', href: url });
    else Object.assign(element, { src: url });
    document.body.append(element);
    await loaded;
    if (element instanceof HTMLImageElement && element.naturalWidth > 0) read.push(`img ${url}`);
  }

  async function call(target: Target, init: RequestInit) {
    const body = target.method === 'GET' ? undefined : JSON.stringify(target.body);
    const request = { method: target.method, credentials: 'include', body, ...init } as const;
    const answer = await fetch(target.url, request).catch(() => undefined);
    if (answer && answer.type !== 'opaque') read.push(`${target.method} ${target.url}`);
  }

  for (const target of targets) {
    const { url, body } = target;
    for (const enctype of ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data'])
      await sendFormIntoFrame(target, enctype);
    await sendForm(target, { enctype: 'text/plain', into: '_blank' });
    await call({ ...target, method: 'POST' }, { mode: 'no-cors', headers: { 'content-type': 'text/plain' } });
    await call({ ...target, method: 'GET' }, { mode: 'no-cors' });
    await call(target, { headers: { 'content-type': 'application/json', 'x-csrf': '1' } });
    await call({ ...target, method: 'POST' }, { headers: { 'content-type': 'text/plain' } });
    navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'text/plain' }));
    navigator.sendBeacon(url, new Blob([JSON.stringify(body)], { type: 'application/json' }));
    for (const tag of ['img', 'script', 'link', 'iframe'] as const) await load(tag, url);
  }
  return read;
}
