import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Work that lasts longer waits itself, for another system or for its client, and lets the next one begin. */
const longestTurnMs = 1_000;

type Exchange = { socket: Socket; response: ServerResponse };
type Entry = Exchange & { begin: () => void };

/** Lets the requests that enter begin one after the other, each when the answer before it is written. */
export function oneLane(): (exchange: Exchange, begin: () => void) => void {
  const waiting: Entry[] = [];
  let isBusy = false;

  return function enter(exchange, begin) {
    waiting.push({ ...exchange, begin });
    if (!isBusy) beginNext();
  };

  function beginNext() {
    const entry = waiting.shift();
    isBusy = entry !== undefined;
    if (!entry) return;
    const { socket, response, begin } = entry;
    // Later, so that what other connections have sent meanwhile is read first.
    const end = () => setImmediate(beginNext);
    if (socket.destroyed) {
      end();
      return;
    }
    const turn = new AbortController();
    const timer = setTimeout(() => turn.abort(), longestTurnMs).unref();
    turn.signal.addEventListener('abort', () => {
      clearTimeout(timer);
      end();
    });
    for (const event of ['prefinish', 'close']) response.once(event, () => turn.abort());
    begin();
  }
}
