import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { testFiles, titledNumbers } from '../requirements/titles.mjs';

/** The tests of the embedded store: they open one of their own, whatever server there is. */
export const embeddedStoreTests = 'service/db/embedded/';

/**
 * They write for longer than a change may take to reach others, and while a transaction writes anywhere in a cluster, no stream of
 * changes of its databases goes beyond it. Plans are PostgreSQL's own.
 */
export const planTests = 'service/testing/plans/';

/** Tests that are written differently for PGlite, or that start it themselves. */
const mark = /\btestServerUrl\b|\/testing\/database\/(pglite-store|pglite-server)'/;

/** A smoke test: finding a room, booking it, hearing of the change. */
const smokeNumbers = ['ROOM-01', 'BOOK-08', 'UX-02'];

/**
 * The service tests that `npm test` runs on PGlite as well as on PostgreSQL. The rest differs in nothing there, and runs on PGlite in
 * `npm run test:long`.
 */
export function pgliteFiles(): string[] {
  const titled = titledNumbers(root);
  const smoke = new Set(smokeNumbers.flatMap((number) => titled.get(number) ?? []));
  return testFiles(root)
    .filter((file) => file.startsWith('service/') && !file.startsWith(planTests))
    .filter((file) => file.startsWith(embeddedStoreTests) || smoke.has(file) || isMarked(file));
}

const isMarked = (file: string) => mark.test(readFileSync(path.join(root, file), 'utf8'));
