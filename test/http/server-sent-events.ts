/** One connection of a stream of server-sent events: the test decides what comes and when it ends. */
export function eventConnection() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isCancelled = false;
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      controller = stream;
    },
    cancel() {
      isCancelled = true;
    },
  });
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send: (text: string) => controller?.enqueue(new TextEncoder().encode(text)),
    end: () => controller?.close(),
    break: () => controller?.error(new TypeError('network error')),
    isCancelled: () => isCancelled,
  };
}

export const sentEvent = (event: string, { id, data = {} }: { id?: string; data?: unknown } = {}): string =>
  `event: ${event}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
