import type { Kysely } from 'kysely';
import type { RoomHold } from '@/lib/contract/hold';
import { changeStream as limits, liveChanges } from '@/lib/domain/limits/live-limits';
import type { Clock } from '@/lib/time/clock';
import type { Database } from '../db/database';
import { queuedAsService } from '../db/embedded/queue/queue-key';
import type { Logger } from '../kernel/logger';
import { type OutboxChange, readChanges, readEdge, readMissed, readRecent } from './outbox-changes';
import {
  changeMessage,
  type ChangeSignals,
  type HoldSignal,
  type HoldSignals,
  type Notifier,
} from '../kernel/notifier';
import { coalesce } from './coalesce';
import type { Cursor } from './cursor';
import { createHoldBoard } from './hold-board';
import { holdMessage, readHoldMessage } from './hold-message';

/** A stream, as its hub sees it. */
export type Listener = {
  companyId: string;
  staffId: string;
  /** The token hash that the listener is authenticated by, in hexadecimal. */
  tokenHash: string;
  /** Everything that its company changed, in order. */
  hear(changes: readonly OutboxChange[]): void;
  /** Everything before this cursor has been sent to the listener. */
  pass(place: Cursor): void;
  /** A colleague is about to book a slot. */
  hold(hold: RoomHold): void;
  /** The token may have ended. */
  confirm(): void;
  /** Ends the stream; its client comes back, here or elsewhere. */
  end(): void;
  /** Aborted when the stream has ended, for whatever reason. */
  over: AbortSignal;
};

type Arrival = {
  /** Undefined when it cannot be said any more: everything has to be read anew. */
  missed: OutboxChange[] | undefined;
  /** The listener receives every change from here on. */
  from: Cursor;
};

/** The signals of commands, and the streams that answer them. */
export type ChangeHub = ChangeSignals &
  HoldSignals & {
    /** How many streams a person has open in this process. */
    openedBy(staffId: string): number;
    /** Adds a stream that continues from `since`, or `'start'`; undefined stands for a cursor that is too old. */
    join(listener: Listener, since: Cursor | 'start' | undefined): Promise<Arrival>;
    /** Ends all streams. */
    close(): Promise<void>;
  };

type Options = {
  db: Kysely<Database>;
  clock: Clock;
  logger: Logger;
  notifier: Notifier;
  /** In milliseconds: how soon changes are read whose notification got lost. */
  rereadMs?: number;
};

/**
 * The one reader of changes for all streams of this process: with any number of tabs, the store is read once per notification,
 * on one connection at a time. Without listeners it reads nothing, and holds nothing open.
 */
export function createChangeHub({
  db,
  clock,
  logger,
  notifier,
  rereadMs = limits.rereadMs,
}: Options): ChangeHub {
  /** Listeners with whether they have caught up; each receives what is new. */
  const listeners = new Map<Listener, boolean>();
  const board = createHoldBoard(clock);
  let edge: bigint | undefined;
  let placedAt = 0;
  let rest: (() => void) | undefined;
  let turn: Promise<unknown> = Promise.resolve();
  let closed = false;

  const reread = coalesce(
    () => inTurn(read).catch((error: unknown) => logger.warn({ err: error }, 'changes could not be read')),
    limits.gatherMs,
  );

  return {
    published: () => notifier.publish(changeMessage),
    recheckToken: (tokenHash) => notifier.publish(tokenHash.toString('hex')),
    held: (signal) => notifier.publish(holdMessage(signal)),
    openedBy: (staffId) => [...listeners.keys()].filter((listener) => listener.staffId === staffId).length,
    join(listener, since) {
      listeners.set(listener, false);
      listener.over.addEventListener('abort', () => leave(listener), { once: true });
      if (closed || listener.over.aborted) leave(listener);
      else rest ??= wake();
      return inTurn(() => arrive(listener, since));
    },
    async close() {
      closed = true;
      for (const listener of [...listeners.keys()]) listener.end();
      await turn;
    },
  };

  /** One after the other, so that no listener joins between one reading and the next. */
  function inTurn<R>(work: () => Promise<R>): Promise<R> {
    const result = turn.then(() => queuedAsService(work));
    turn = result.catch(() => undefined);
    return result;
  }

  function wake(): () => void {
    placedAt = clock.now();
    const stopListening = notifier.subscribe(receive);
    const timer = setInterval(reread, rereadMs).unref();
    return () => {
      stopListening();
      clearInterval(timer);
    };
  }

  function leave(listener: Listener) {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    rest?.();
    rest = undefined;
    edge = undefined;
    // Without a subscription the end of a hold would be missed.
    board.clear();
  }

  function receive(word: string) {
    if (word === changeMessage) return reread();
    const signal = readHoldMessage(word);
    if (signal !== undefined) return showHold(signal);
    for (const listener of listeners.keys()) if (listener.tokenHash === word) listener.confirm();
  }

  function showHold(signal: HoldSignal) {
    const hold = board.put(signal);
    for (const listener of listeners.keys())
      if (listener.companyId === signal.companyId) showTo(listener, hold);
  }

  async function arrive(listener: Listener, since: Cursor | 'start' | undefined): Promise<Arrival> {
    const now = clock.now();
    // Local: the hub drops its own when the last listener leaves meanwhile.
    const until = edge ?? (await readEdge(db));
    const missed = await missedSince(since, { companyId: listener.companyId, until, now });
    if (listeners.has(listener)) {
      edge ??= until;
      listeners.set(listener, true);
      for (const hold of board.of(listener.companyId)) showTo(listener, hold);
    }
    return { missed, from: placeAt(until, now) };
  }

  async function missedSince(
    since: Cursor | 'start' | undefined,
    { companyId, until, now }: { companyId: string; until: bigint; now: number },
  ): Promise<OutboxChange[] | undefined> {
    if (since === undefined) return undefined;
    const range = { companyId, until, limit: limits.maxMissed + 1 };
    if (since === 'start') return notTooMany(await readRecent(db, now - liveChanges.overlapMs, range));
    if (since.at < now - limits.resumeMs) return undefined;
    return notTooMany(await readMissed(db, since, range));
  }

  async function read() {
    const ready = [...listeners].flatMap(([listener, caughtUp]) => (caughtUp ? listener : []));
    if (edge === undefined || ready.length === 0) return;
    const companyIds = [...new Set(ready.map(({ companyId }) => companyId))];
    const now = clock.now();
    const reading = await readChanges(db, { companyIds, from: edge });
    // All listeners have left meanwhile: the next one starts anew.
    if (listeners.size === 0) return;
    edge = reading.edge;
    for (const listener of ready) {
      const changes = reading.changes.filter(({ companyId }) => companyId === listener.companyId);
      if (listener.over.aborted || changes.length === 0) continue;
      // Sent one by one to every listener, the changes of an hour would block this process: clients reconnect and read
      // everything anew.
      if (changes.length > limits.maxMissed) listener.end();
      else listener.hear(changes);
    }
    // A cursor promises that nothing before its time is missing, which cannot be promised of waiting rows.
    if (reading.waits) reread();
    else if (now - placedAt >= limits.placeMs) {
      placedAt = now;
      for (const listener of ready) listener.pass(placeAt(edge, now));
    }
  }
}

/** A person's own holds are no news on their other pages. */
function showTo(listener: Listener, hold: RoomHold) {
  if (listener.staffId !== hold.staffId) listener.hold(hold);
}

/** Before the first change of a transaction. */
const placeAt = (xid: bigint, at: number): Cursor => ({ xid, id: 0n, at });

const notTooMany = (missed: OutboxChange[] | undefined) =>
  missed && missed.length <= limits.maxMissed ? missed : undefined;
