import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** The Firefox of the system, where there is one: Playwright drives only its own, which cannot be downloaded everywhere. */
export const firefoxPath = (): string | undefined => places.find((path) => existsSync(path));
