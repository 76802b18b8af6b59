import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { oneLane } from './one-lane';

/** The requests of one connection: whether one is in work, and those that wait. */
type Queue = { isBusy: boolean; waiting: (() => void)[] };

type Exchange = { request: IncomingMessage; response: ServerResponse };

/** Begins the work on a request, at once or when its turn has come. */
export type OneByOne = (exchange: Exchange, begin: () => void) => void;

/**
 * Lets the requests of a connection begin one by one, each when the answer before it has left, and reads no more of the connection
 * while one waits (S37). Node would begin all that a client pipelines at once, though their answers leave in order, however slowly
 * the client reads them. Clients that wait for each answer, such as browsers and proxies, never wait here.
 *
 * The system takes many answers for a client that reads none, so the requests that waited share one lane: many such connections
 * together work on little more than one.
 */
export function oneByOne(): OneByOne {
  const queues = new WeakMap<Socket, Queue>();
  const lane = oneLane();

  return function enter({ request: { socket }, response }, begin) {
    const queue = queues.get(socket) ?? watch(socket);
    const start = () => {
      response.once('close', () => startNext(socket, queue));
      begin();
    };
    if (queue.isBusy) {
      queue.waiting.push(() => lane({ socket, response }, start));
      socket.pause();
    } else {
      queue.isBusy = true;
      start();
    }
  };

  function watch(socket: Socket): Queue {
    const queue: Queue = { isBusy: false, waiting: [] };
    queues.set(socket, queue);
    // Node resumes a socket by itself, such as when its answers have drained.
    socket.on('resume', () => {
      if (queue.waiting.length > 0) socket.pause();
    });
    // After a refusal that ended the connection nothing more is answered, and the client's own end has to be read.
    socket.once('finish', () => {
      queue.waiting = [];
      socket.resume();
    });
    return queue;
  }
}

function startNext(socket: Socket, queue: Queue): void {
  const next = queue.waiting.shift();
  queue.isBusy = next !== undefined;
  if (!next || socket.destroyed) return;
  if (queue.waiting.length === 0) socket.resume();
  next();
}
