import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { getMimeType } from 'hono/utils/mime';
import type { Coding } from './preferred-coding';

export type StaticFile = { type: string; bodies: Record<Coding, Buffer> };

/** By the path that it is asked for at, as it comes over the wire. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Takes into memory every file of the build that was compressed ahead (ADR 33). A build that replaces them meanwhile cannot
 * break an answer, and pages that are open keep their parts.
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
