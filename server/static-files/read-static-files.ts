import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Coding } from './preferred-coding';

export type StaticFile = { type: string; bodies: Record<Coding, Buffer> };

/** Keyed by the raw path of the request. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads every precompressed file of the build into memory (ADR 33). A build that replaces the files meanwhile cannot break an
 * answer, and open pages can still load their parts.
 */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const names = new Set(await readdir(folder, { recursive: true }));
  const compressed = [...names].filter((name) => names.has(`${name}.br`) && names.has(`${name}.gz`));
  const files = compressed.map(async (name): Promise<[string, StaticFile]> => {
    const file = path.join(folder, name);
    const [identity, br, gzip] = await Promise.all([
      readFile(file),
      readFile(`${file}.br`),
      readFile(`${file}.gz`),
    ]);
    const type = getMimeType(name) ?? 'application/octet-stream';
    return [`/_next/static/${name.replaceAll(path.sep, '/')}`, { type, bodies: { br, gzip, identity } }];
  });
  return new Map(await Promise.all(files));
}
