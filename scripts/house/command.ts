import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../lib/run.mjs';
import { type Figure, figuresOf } from './figures';
import { type Limits, limitFaults, lowered } from './limits';
import { placesText, report } from './report';
import { readTree, readTreeAt } from './tree';

const limitsFile = path.join(root, 'scripts/house/limits.json');

/** Runs `npm run house` with its options and answers the exit code. */
export function runHouse(args: string[]): number {
  const { values } = parseArgs({
    args,
    options: {
      at: { type: 'string' },
      before: { type: 'string' },
      check: { type: 'boolean' },
      lower: { type: 'boolean' },
      places: { type: 'string' },
    },
  });
  const figures = figuresOf(values.at === undefined ? readTree(root) : readTreeAt(root, values.at));
  if (values.places !== undefined) return printPlaces(figures, values.places);
  if (values.check) return check(figures);
  if (values.lower) return lower(figures);
  const columns = [{ title: values.at ?? 'this tree', figures }];
  if (values.before !== undefined)
    columns.unshift({ title: values.before, figures: figuresOf(readTreeAt(root, values.before)) });
  console.log(report(columns));
  return 0;
}

function printPlaces(figures: Figure[], key: string): number {
  const text = placesText(figures, key);
  if (text === undefined) {
    const keys = figures.filter(({ places }) => places).map((figure) => figure.key);
    console.error(`house: ${key} is none of ${keys.join(', ')}`);
    return 1;
  }
  if (text !== '') console.log(text);
  return 0;
}

function check(figures: Figure[]): number {
  const faults = limitFaults(figures, readLimits());
  for (const fault of faults) console.error(`house: ${fault}`);
  if (faults.length === 0) console.log('house: no figure is beyond its limit');
  return faults.length === 0 ? 0 : 1;
}

function lower(figures: Figure[]): number {
  writeFileSync(limitsFile, `${JSON.stringify(lowered(figures, readLimits()), undefined, 2)}\n`);
  return 0;
}

const readLimits = () => JSON.parse(readFileSync(limitsFile, 'utf8')) as Limits;
