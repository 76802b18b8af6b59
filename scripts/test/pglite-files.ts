import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/run.mjs';
import { testFiles } from '../requirements/titles.mjs';

/** The tests of the embedded store: they open one of their own, whatever server there is. */
export const embeddedStoreTests = 'service/db/embedded/';

/**
 * They write for longer than a change may take to reach others, and while a transaction writes anywhere in a cluster, no stream of
 * changes of its databases goes beyond it. Plans are PostgreSQL's own.
 */
export const planTests = 'service/testing/plans/';

/** Tests that are written differently for PGlite, or that start it themselves. */
const mark = /\btestServerUrl\b|\/testing\/database\/(pglite-store|pglite-server)'/;

/** A smoke test: finding a room and booking it. */
const smoke = ['service/room/routes.test.ts', 'service/booking/routes.test.ts'];

/**
 * The service tests that `npm test` runs on PGlite as well as on PostgreSQL. The rest differs in nothing there, and runs on PGlite in
 * `npm run test:long`.
 */
export function pgliteFiles(): string[] {
  return testFiles(root)
    .filter((file) => file.startsWith('service/') && !file.startsWith(planTests))
    .filter((file) => file.startsWith(embeddedStoreTests) || smoke.includes(file) || isMarked(file));
}

const isMarked = (file: string) => mark.test(readFileSync(path.join(root, file), 'utf8'));
