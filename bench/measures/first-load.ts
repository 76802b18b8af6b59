import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '@/e2e/chromium';
import { logIn } from '@/e2e/fixtures/api-client';
import { giveSession } from '@/e2e/fixtures/give-session';
import type { Figure } from '../figure';
import type { Measure } from '../measure';
import { type Transfer, transfersOf } from './transfers';

const viewport = { width: 1440, height: 900 };
const kinds = ['html', 'css', 'js', 'data', 'other'] as const;
const bytesPerKb = 1_000;

/** What a browser without a cache transfers until /schedule and /rooms have settled: heads and bodies as they are on the wire. */
export const firstLoad: Measure = {
  name: 'first-load',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.product(database);
    const client = await logIn(origin, database.load.mobiles[0] ?? '');
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    try {
      const figures: Figure[] = [];
      for (const page of ['schedule', 'rooms']) {
        const context = await browser.newContext({ viewport });
        await giveSession(context, client, origin);
        figures.push(...figuresOf(page, await transfersOf(context, `${origin}/${page}`)));
        await context.close();
      }
      return figures;
    } finally {
      await browser.close();
    }
  },
};

function figuresOf(page: string, transfers: readonly Transfer[]): Figure[] {
  const bytesOf = (some: readonly Transfer[]) => some.reduce((sum, { bytes }) => sum + bytes, 0) / bytesPerKb;
  const ofKind = (kind: Transfer['kind']) => transfers.filter((each) => each.kind === kind);
  const scripts = ofKind('js');
  const bodies = scripts.reduce((sum, { bodyBytes }) => sum + bodyBytes, 0) / bytesPerKb;
  return [
    {
      id: `first-load-js-${page}`,
      title: `First load of /${page}: JavaScript, gz with heads`,
      value: bytesOf(scripts),
      unit: 'kB',
      better: 'less',
      gate: 200,
      aim: 154,
      parts: { files: scripts.length, bodies },
    },
    {
      id: `first-load-all-${page}`,
      title: `First load of /${page}: everything`,
      value: bytesOf(transfers),
      unit: 'kB',
      better: 'less',
      gate: 225,
      aim: 190,
      parts: Object.fromEntries(kinds.map((kind) => [kind, bytesOf(ofKind(kind))])),
    },
    {
      id: `first-load-requests-${page}`,
      title: `First load of /${page}: requests`,
      value: transfers.length,
      unit: 'requests',
      better: 'less',
      gate: 29,
      aim: 20,
      parts: Object.fromEntries(kinds.map((kind) => [kind, ofKind(kind).length])),
    },
  ];
}
