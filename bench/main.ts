import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@/scripts/lib/run.mjs';
import { type Figure, meetsGate } from './figure';
import { measures } from './measures';
import { replaceBetweenMarkers } from './report/between-markers';
import { runFacts } from './report/run-facts';
import { markdownTable, printTable } from './report/table';
import { openStage } from './staging/open-stage';

const usage = `npm run bench -- [options]
  --only tail,growth   only these measures: ${measures.map(({ name }) => name).join(', ')}
  --rounds 5           how often anchor, product, anchor are run
  --seconds 2          how long one run under load lasts
  --races 40           how many slots fifty people race for
  --ten-million        also at ten million bookings
  --json FILE          where the figures go (dist/bench.json)
  --write              put the table into docs/performance.md`;

/** Runs the measures and answers the exit code: 1 when a gate is missed, 2 when one could not be measured. */
export async function runBench(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      seconds: { type: 'string', default: '2' },
      races: { type: 'string', default: '40' },
      'ten-million': { type: 'boolean', default: false },
      json: { type: 'string', default: path.join(root, 'dist/bench.json') },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
    return 0;
  }
  const wanted = values.only?.split(',');
  const unknown = wanted?.filter((name) => !measures.some((measure) => measure.name === name)) ?? [];
  if (unknown.length > 0) throw new Error(`Unknown measure: ${unknown.join(', ')}\n${usage}`);

  const stage = await openStage({
    rounds: Number(values.rounds),
    seconds: Number(values.seconds),
    races: Number(values.races),
    tenMillion: values['ten-million'],
  });
  const figures: Figure[] = [];
  const failed: string[] = [];
  try {
    for (const { name, run } of measures.filter((measure) => wanted?.includes(measure.name) ?? true)) {
      const startedAt = performance.now();
      try {
        figures.push(...(await run(stage)));
      } catch (error) {
        console.error(`${name} could not be measured:`, error);
        failed.push(name);
      }
      await stage.clear();
      console.error(`${name}: ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`);
    }
  } finally {
    await stage.close();
  }

  const run = runFacts(stage.postgresVersion);
  mkdirSync(path.dirname(values.json), { recursive: true });
  writeFileSync(
    values.json,
    `${JSON.stringify({ run, settings: stage.settings, figures, failed }, null, 2)}\n`,
  );
  console.log(printTable(figures));
  if (values.write) writeToDocs(markdownTable(figures, run));
  if (failed.length > 0) return 2;
  return figures.every(meetsGate) ? 0 : 1;
}

function writeToDocs(table: string) {
  const file = path.join(root, 'docs/performance.md');
  writeFileSync(file, replaceBetweenMarkers(readFileSync(file, 'utf8'), table));
}
