/**
 * The stream of changes (UX-02). Decided.
 *
 * @example
 * changeStream.pingMs //=> 5000
 */
export const changeStream = {
  /** Well below `deadlines.streamIdleMs`, after which a silent stream counts as dead. */
  pingMs: 5_000,
  /** Changes within this time are read, and told to other processes, together. */
  gatherMs: 100,
  /** Read again although nobody rang: a ring may get lost. */
  rereadMs: 5_000,
  /** A connection that hears of changes and broke is opened again after this. */
  relistenMs: 1_000,
  /** … and shows after so long a silence that it is still there. */
  keepAliveMs: 30_000,
  /** Whoever listens is asked again who he is, at the latest … */
  confirmMs: 30_000,
  /** … and at the earliest, so that streams opened together do not ask together. */
  confirmFromMs: 20_000,
  /** How old the place may be from which a stream goes on … */
  resumeMs: 50 * 60 * 1_000,
  /** … and how long changes are kept for that. */
  keptMs: 60 * 60 * 1_000,
  /** So often everybody is told his place anew: it moves with changes alone, and grows too old where nothing changes. */
  placeMs: 5 * 60 * 1_000,
  /** A stream that has missed more outbox rows reads everything anew; most changes are three rows. */
  maxMissed: 1_500,
  /** Who reads so much more slowly than things change comes back later. */
  bufferBytes: 256 * 1_024,
  /** Streams of one person that one process serves: more than anybody has visible tabs. */
  perStaff: 200,
} as const;

/**
 * How an open page keeps its live stream, in milliseconds (UX-02). Decided.
 *
 * @example
 * setTimeout(close, liveChanges.hiddenMs)
 */
export const liveChanges = {
  /** A page that nobody has looked at for so long gives its connection back. */
  hiddenMs: 30_000,
  /** Without HTTP/2 all pages of a browser share six connections to us, and need some of them for calls. */
  perBrowser: 4,
  /** Longer than the service is ever silent: a connection without a byte for so long leads nowhere. */
  silenceMs: 25_000,
  /** How long a lost stream waits before it is opened again: about so long at first, twice as long each time, at most … */
  retryMs: 1_000,
  /** … so long. */
  retryMaxMs: 30_000,
  /**
   * A stream that has told nothing yet counts as standing after so long: the service greets before it has asked its store,
   * whose own deadlines end within `deadlines.poolWaitMs` and `deadlines.statementMs`.
   */
  provenMs: 10_000,
  /** Changes that come close together are read at once; a read of what the first one changed waits for none of them. */
  gatherMs: 400,
  /** Within it, by chance, each page reads what all pages have just heard of. */
  spreadMs: 150,
  /** The same for everything that a page shows, after a gap: often a gap of all pages, as after an outage. */
  gapSpreadMs: 2_000,
  /** What comes with a page from the server may have been read so long before it arrives here. */
  pageAgeMs: 10_000,
  /** A first stream also tells what changed so long before it, while its page was being made. */
  overlapMs: 30_000,
} as const;
