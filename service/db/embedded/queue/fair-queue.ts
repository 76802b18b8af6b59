/** Ends a turn, so that the next one begins. */
export type EndTurn = () => void;

export type FairQueue = {
  /** Begins a turn of `key` as soon as it may; rejects when that takes too long. */
  enter(key: string): Promise<EndTurn>;
  /** Settles once all that wait now have had their turn. */
  cleared(): Promise<void>;
};

type Waiting = { begin(): void };

/** The words of the pool for the same fault, by which it is recognised. */
const tooLong = 'timeout exceeded when trying to connect';

/**
 * Turns at something that serves one at a time: keys come round robin, the turns of one key in the order of their arrival.
 * However many turns one key waits for, another one waits for the turn that runs and for one of every other key.
 */
export function fairQueue(longestWaitMs: () => number): FairQueue {
  /** The order of the keys is that of their next turns; a key without a waiting turn is absent. */
  const queues = new Map<string, Waiting[]>();
  let isBusy = false;

  function enter(key: string): Promise<EndTurn> {
    if (isBusy) return wait(key);
    isBusy = true;
    return Promise.resolve(endOf(key));
  }

  function wait(key: string): Promise<EndTurn> {
    const startedAt = performance.now();
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin() {
          clearTimeout(timer);
          resolve(endOf(key));
        },
      };
      let timer = setTimeout(giveUp, longestWaitMs());
      queues.set(key, [...(queues.get(key) ?? []), waiting]);

      function giveUp() {
        // The longest wait may have become longer meanwhile, for a standstill.
        const leftMs = longestWaitMs() - (performance.now() - startedAt);
        if (leftMs > 0) {
          timer = setTimeout(giveUp, leftMs);
          return;
        }
        remove(key, waiting);
        reject(new Error(tooLong));
      }
    });
  }

  function endOf(key: string): EndTurn {
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      moveToEnd(key);
      beginNext();
    };
  }

  /** At the end of a turn and not at its start: a key that came meanwhile goes first. */
  function moveToEnd(key: string) {
    const queue = queues.get(key);
    if (!queue) return;
    queues.delete(key);
    queues.set(key, queue);
  }

  function beginNext() {
    const [next] = queues;
    if (!next) {
      isBusy = false;
      return;
    }
    const [key, [first]] = next;
    if (!first) throw new Error('a key without a waiting turn is in the order');
    remove(key, first);
    first.begin();
  }

  function remove(key: string, waiting: Waiting) {
    const rest = queues.get(key)?.filter((other) => other !== waiting) ?? [];
    if (rest.length > 0) queues.set(key, rest);
    else queues.delete(key);
  }

  return {
    enter,
    async cleared() {
      // The turns of one key keep their order, so the end of an empty one says that those before it are over.
      await Promise.all([...queues.keys()].map(async (key) => (await enter(key))()));
    },
  };
}
