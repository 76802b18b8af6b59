import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The browser of the system where there is one: Playwright's own cannot be downloaded everywhere. */
export const chromiumPath = (): string | undefined =>
  [...systemBrowsers, chromium.executablePath()].find((path) => existsSync(path));

export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
