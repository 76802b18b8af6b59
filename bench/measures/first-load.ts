import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '@/e2e/chromium';
import { logIn } from '@/e2e/fixtures/api-client';
import { giveSession } from '@/e2e/fixtures/session/give-session';
import type { Figure } from '../figure';
import type { Measure } from '../measure';
import { type Transfer, transfersOf } from './transfers';

const viewport = { width: 1440, height: 900 };
const kinds = ['html', 'css', 'js', 'data', 'other'] as const;
const bytesPerKb = 1_000;

/** Measures the transfer of a browser without a cache until /schedule, /rooms and the booking form have settled: heads and bodies as they are on the wire. */
export const firstLoad: Measure = {
  name: 'first-load',
  async run(stage) {
    const database = await stage.database(10_000);
    const { origin } = await stage.product(database);
    const client = await logIn(origin, database.load.mobiles[0] ?? '');
    const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
    try {
      const figures: Figure[] = [];
      const scripts = new Map<string, readonly Transfer[]>();
      for (const page of ['schedule', 'rooms', 'order-meeting']) {
        const load = async (extraHTTPHeaders: Record<string, string> = {}) => {
          const context = await browser.newContext({ viewport, extraHTTPHeaders });
          await giveSession(context, client, origin);
          const transfers = await transfersOf(context, `${origin}/${page}`);
          await context.close();
          return transfers;
        };
        const gzipOnly = allAsGzip(await load({ 'Accept-Encoding': 'gzip' }));
        scripts.set(page, gzipOnly);
        if (page !== 'order-meeting') figures.push(...figuresOf(page, { gzipOnly, asAsked: await load() }));
      }
      figures.push(formFigure(scripts));
      return figures;
    } finally {
      await browser.close();
    }
  },
};

/** The form carries the grid as well, and must not be the heavier page for it. */
function formFigure(scripts: ReadonlyMap<string, readonly Transfer[]>): Figure {
  const [form, rooms] = ['order-meeting', 'rooms'].map((page) => kbOf(ofKind(scripts.get(page) ?? [], 'js')));
  return {
    id: 'first-load-form',
    title: 'First load of the booking form / of /rooms: JavaScript, gz with heads',
    value: (form ?? 0) / (rooms || 1),
    unit: 'ratio',
    better: 'less',
    gate: 1,
    aim: 0.95,
    parts: { form: form ?? 0, rooms: rooms ?? 0 },
  };
}

/** The gate is about gzip, which is all that browsers ask for without https: an answer in another coding would flatter it. */
function allAsGzip(transfers: readonly Transfer[]): readonly Transfer[] {
  const other = transfers.filter(({ kind, coding }) => kind === 'js' && coding !== 'gzip');
  if (other.length > 0) throw new Error(`Not as gzip: ${other.map(({ url }) => url).join(', ')}`);
  return transfers;
}

/** `gzipOnly` is what a browser transfers that accepts nothing but gzip, `asAsked` what Chromium does by itself. */
type Loads = Record<'gzipOnly' | 'asAsked', readonly Transfer[]>;

function figuresOf(page: string, { gzipOnly, asAsked }: Loads): Figure[] {
  const scripts = ofKind(gzipOnly, 'js');
  const scriptsAsAsked = ofKind(asAsked, 'js');
  return [
    {
      id: `first-load-js-${page}`,
      title: `First load of /${page}: JavaScript, gz with heads`,
      value: kbOf(scripts),
      unit: 'kB',
      better: 'less',
      gate: 200,
      aim: 154,
      parts: {
        files: scripts.length,
        bodies: kbOf(scripts, 'bodyBytes'),
        asAsked: kbOf(scriptsAsAsked),
        bodiesAsAsked: kbOf(scriptsAsAsked, 'bodyBytes'),
      },
    },
    {
      id: `first-load-all-${page}`,
      title: `First load of /${page}: everything, as Chromium asks`,
      value: kbOf(asAsked),
      unit: 'kB',
      better: 'less',
      gate: 225,
      aim: 190,
      parts: { ...byKind((kind) => kbOf(ofKind(asAsked, kind))), gzipOnly: kbOf(gzipOnly) },
    },
    {
      id: `first-load-requests-${page}`,
      title: `First load of /${page}: requests`,
      value: asAsked.length,
      unit: 'requests',
      better: 'less',
      gate: 29,
      aim: 20,
      parts: byKind((kind) => ofKind(asAsked, kind).length),
    },
  ];
}

const ofKind = (transfers: readonly Transfer[], kind: Transfer['kind']) =>
  transfers.filter((each) => each.kind === kind);

const kbOf = (transfers: readonly Transfer[], measured: 'bytes' | 'bodyBytes' = 'bytes') =>
  transfers.reduce((sum, transfer) => sum + transfer[measured], 0) / bytesPerKb;

const byKind = (valueOf: (kind: Transfer['kind']) => number) =>
  Object.fromEntries(kinds.map((kind) => [kind, valueOf(kind)]));
