// One core's share of compressStatic.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { workerData } from 'node:worker_threads';
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib';
import zopfli from '@gfx/zopfli';

const codings = {
  br: { compress: brotli, decompress: brotliDecompressSync },
  gz: { compress: (text) => zopfli.gzipAsync(text, { numiterations: 15 }), decompress: gunzipSync },
};

const { folder, previous, names } = workerData;
for (const name of names)
  for (const [extension, coding] of Object.entries(codings)) {
    const text = readFileSync(join(folder, name));
    const neighbour = `${name}.${extension}`;
    const compressed = previousOf(neighbour, { text, coding }) ?? (await coding.compress(text));
    // Browsers would keep a broken file for a year.
    if (!coding.decompress(compressed).equals(text))
      throw new Error(`${neighbour} does not give ${name} back`);
    writeFileSync(join(folder, neighbour), compressed);
  }

/** The default quality is the highest; the default window is larger than any file of the build. */
function brotli(text) {
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  return brotliCompressSync(text, { params });
}

/** The last build's compressed file, if it still holds this text. */
function previousOf(neighbour, { text, coding }) {
  const file = join(previous, neighbour);
  if (!existsSync(file)) return undefined;
  const compressed = readFileSync(file);
  try {
    return coding.decompress(compressed).equals(text) ? compressed : undefined;
  } catch {
    return undefined;
  }
}
