import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import path from 'node:path';
import type { StoreAddress } from '../db/connect';

/** A way to the store that can go silent or break. */
export type ChaosProxy = {
  address: StoreAddress;
  /** From now on nothing gets through, in either direction. */
  hang(): void;
  /** Everything gets through again. */
  resume(): void;
  /** New connections get through again; those that fell silent stay so, as after a lost route. */
  dropSilenced(): void;
  /** Breaks every open connection. */
  reset(): void;
  /** Breaks the connection on which a statement with a text is sent next, when the store has done it and begins to answer. */
  loseAnswerTo(text: string): void;
  close(): Promise<void>;
};

export async function chaosProxy(store: StoreAddress): Promise<ChaosProxy> {
  const sockets = new Set<Socket>();
  const clients = new Set<Socket>();
  let isHanging = false;
  let unanswered: string | undefined;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isHanging) from.pause();
  };
  const server = createServer((client) => {
    const upstream = connect(targetOf(store));
    join(client, upstream);
    join(upstream, client);
    clients.add(client);
    client.on('data', (chunk: Buffer) => {
      if (unanswered === undefined || !chunk.includes(unanswered)) return;
      unanswered = undefined;
      upstream.prependOnceListener('data', () => client.resetAndDestroy());
    });
    client.on('close', () => clients.delete(client));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: through(store, (server.address() as AddressInfo).port),
    hang() {
      isHanging = true;
      for (const socket of sockets) socket.pause();
    },
    resume() {
      isHanging = false;
      for (const socket of sockets) socket.resume();
    },
    dropSilenced() {
      isHanging = false;
    },
    reset() {
      for (const client of clients) client.resetAndDestroy();
    },
    loseAnswerTo(text) {
      unanswered = text;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function targetOf(store: StoreAddress) {
  if ('embedded' in store) return { path: path.join(store.embedded.host, `.s.PGSQL.${store.embedded.port}`) };
  const { hostname, port } = new URL(store.connectionString);
  return { host: hostname, port: Number(port || 5432) };
}

function through(store: StoreAddress, port: number): StoreAddress {
  if ('embedded' in store) return { embedded: { host: '127.0.0.1', port } };
  const url = new URL(store.connectionString);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  return { connectionString: url.href };
}
