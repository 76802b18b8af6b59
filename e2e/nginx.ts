import { existsSync } from 'node:fs';

const places = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

/** The nginx of the system, where there is one. */
export const nginxPath = (): string | undefined => places.find((path) => existsSync(path));
