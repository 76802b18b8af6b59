/** An answer is a few words; more is not read. */
const readBytes = 64 * 1024;

/** The beginning of an outside system's answer as text. */
export async function readBeginning(body: AsyncIterable<Uint8Array> | null): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes >= readBytes) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}
