import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { limits } from '@/lib/domain/limits/limits';

const rooms = ['app', 'bff', 'components', 'lib', 'server', 'service'];
const isSource = (path: string) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path);

const sources = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => isSource(path) && !path.startsWith(join('lib', 'domain', 'limits')))
  .map((path) => readFileSync(path, 'utf8'));

/** A reader takes the constant from the object, or the object apart. */
const reads = (text: string, name: string) =>
  new RegExp(`\\blimits\\.${name}\\b`).test(text) ||
  (/\} = limits;/.test(text) && new RegExp(`\\b${name}\\b`).test(text));

describe('constants of section 9', () => {
  it.each(Object.keys(limits))('[LIM-01] %s is what the product uses', (name) => {
    expect(sources.some((text) => reads(text, name))).toBe(true);
  });
});
