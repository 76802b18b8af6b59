/** Text as editors in China write it: UTF-8, or GB 18030 where it is none. A character that was cut off at the end is left out. */
export async function readText(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('gb18030').decode(bytes, { stream: true });
  }
}
