import { expect } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import { answerText } from '@/test/recording-service';
import { logIn, organizer } from '../../fixtures/api-client';
import { startAttackerSite } from '../../fixtures/attack/attacker-site';
import { test } from '../../fixtures/browser/firefox-test';
import { runningDocuments } from '../attacks/documents';

/** Opens an address in a window of its own, and answers its name once it stands there; nothing where it became a download. */
async function nameOfOpened(page: Page, url: string): Promise<string | undefined> {
  const opening = new Promise<Page | null>((resolve) => page.once('popup', resolve));
  await page.evaluate((address) => {
    window.open(address);
  }, url);
  const opened = await opening;
  if (!opened) throw new Error('no window was opened');
  const closed = new Promise<undefined>((resolve) => opened.once('close', () => resolve(undefined)));
  const loadedName = expect
    .poll(() => opened.evaluate(() => location.href !== 'about:blank' && document.readyState === 'complete'))
    .toBe(true)
    .then(() => opened.evaluate(() => window.name));
  const name = await Promise.race([closed, loadedName]);
  if (name !== undefined) await opened.close();
  return name;
}

test(
  '[S53] no file runs as a page in Firefox either, or asks for anything',
  { tag: '@long' },
  async ({ windowOf, stage: { app, service } }) => {
    const attacker = await startAttackerSite('127.0.0.1');
    const page = await windowOf(await logIn(app.origin, organizer));
    await page.goto(`${app.origin}/agreement/user`);
    for (const [type, body] of Object.entries(runningDocuments(attacker.origin))) {
      const headers: Record<string, string> = type ? { 'content-type': type } : {};
      const undo = service.on(
        ({ rawPath }) => rawPath.includes('/file/preview/'),
        answerText(body, { headers }),
      );
      service.recorded.length = 0;
      expect(await nameOfOpened(page, `${app.origin}/bff/api-meeting/api/file/preview/f1`), type).not.toBe(
        'ran',
      );
      undo();
      expect(service.recorded, type).toHaveLength(1);
      expect(attacker.visits, type).toEqual([]);
    }
    await attacker.close();
  },
);
