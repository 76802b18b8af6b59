/**
 * The stream of changes (UX-02). Decided.
 *
 * @example
 * changeStream.pingMs //=> 5000
 */
export const changeStream = {
  /** Well below `deadlines.streamIdleMs`, after which a silent stream counts as dead. */
  pingMs: 5_000,
  /** Changes within this time are read, and published to other processes, together. */
  gatherMs: 100,
  /** Changes are read again also without a notification, which may get lost. */
  rereadMs: 5_000,
  /** A broken connection that listens for notifications is opened again after this. */
  relistenMs: 1_000,
  /** … and checked after so long a silence. */
  keepAliveMs: 30_000,
  /** The identity behind a stream is confirmed again, at the latest … */
  confirmMs: 30_000,
  /** … and at the earliest, so that streams opened together are not confirmed together. */
  confirmFromMs: 20_000,
  /** The greatest age of a cursor that a stream resumes from … */
  resumeMs: 50 * 60 * 1_000,
  /** … and the life of stored changes for that. */
  keptMs: 60 * 60 * 1_000,
  /** The interval of fresh cursors: a cursor moves with changes alone, and grows too old without any. */
  placeMs: 5 * 60 * 1_000,
  /** A stream that has missed more outbox rows starts with a reset; most changes are three rows. */
  maxMissed: 1_500,
  /** A stream with more unread bytes is closed; its client comes back later. */
  bufferBytes: 256 * 1_024,
  /** Streams of one person that one process serves: more than a person's visible tabs. */
  perStaff: 200,
} as const;

/**
 * How an open page keeps its live stream, in milliseconds (UX-02). Decided.
 *
 * @example
 * setTimeout(close, liveChanges.hiddenMs)
 */
export const liveChanges = {
  /** A page that has been hidden for this long closes its stream. */
  hiddenMs: 30_000,
  /** Without HTTP/2 all pages of a browser share six connections to us, and need some of them for calls. */
  perBrowser: 4,
  /** Longer than the service is ever silent: a connection without a byte for so long leads nowhere. */
  silenceMs: 25_000,
  /** The backoff of a lost stream: about this at first, twice as long each time, at most … */
  retryMs: 1_000,
  /** … this. */
  retryMaxMs: 30_000,
  /**
   * A stream without an event counts as open after this: the service answers before it has read its store,
   * whose own deadlines end within `deadlines.poolWaitMs` and `deadlines.statementMs`.
   */
  provenMs: 10_000,
  /** Changes that come close together are read together; the read after the first one does not wait for them. */
  gatherMs: 400,
  /** The random delay after which each page reads a change that all pages get at once. */
  spreadMs: 150,
  /** The same for a whole page after a gap: often a gap of all pages, as after an outage. */
  gapSpreadMs: 2_000,
  /** The greatest age of data that comes with a page from the server. */
  pageAgeMs: 10_000,
  /** A first stream starts with the changes of this time, in which its page was rendered. */
  overlapMs: 30_000,
} as const;

/**
 * How long an open form shows the slot that it is about to book to others, in milliseconds. Decided.
 *
 * @example
 * setInterval(show, roomHolds.repeatMs)
 */
export const roomHolds = {
  /** Without a sign from its form a hold ends after this. */
  lastMs: 60_000,
  /** The interval of signs. */
  repeatMs: 20_000,
  /** However often it is renewed. */
  longestMs: 10 * 60_000,
  /** One person's at once: a card or a form in each of a few windows. */
  perPerson: 5,
} as const;

/**
 * When a page shows that something is on its way or missing (UX-03, ERR-01). Decided.
 *
 * @example
 * signsOfLife.progressAfterMs //=> 150
 */
export const signsOfLife = {
  /** Below it a change looks immediate, and a line would only flicker. */
  progressAfterMs: 150,
  /** From here on the shape of the next page says more than the last page does. */
  skeletonAfterMs: 400,
  /** The interval at which a page without its server looks for it. */
  offlineCheckMs: 5_000,
  /** Readings that are fetched ahead at once: the days or weeks beside the shown one. */
  fetchedAhead: 4,
} as const;
