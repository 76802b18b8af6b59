import { type FairQueue, fairQueue } from './fair-queue';

const longestWaitMs = 2_000;

let queue: FairQueue;
let waitMs: number;
/** The turns that began, in order; the last one runs. */
let turns: string[];
let endTurn: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  waitMs = longestWaitMs;
  queue = fairQueue(() => waitMs);
  turns = [];
});
afterEach(() => jest.useRealTimers());

/** Enters one after the other; `a2` is the second turn of the key `a`. */
const enter = (...names: string[]) =>
  names.map((name) =>
    queue.enter(name.slice(0, 1)).then((end) => {
      turns.push(name);
      endTurn = end;
    }),
  );
const settle = () => jest.advanceTimersByTimeAsync(0);
async function endAll() {
  for (let before = 0; before < turns.length;) {
    before = turns.length;
    endTurn();
    await settle();
  }
}

describe('[S29] turns', () => {
  it('of one key keep their order, one at a time', async () => {
    enter('a1', 'a2', 'a3');
    await settle();
    expect(turns).toEqual(['a1']);
    await endAll();
    expect(turns).toEqual(['a1', 'a2', 'a3']);
  });

  it('go round the keys, however many turns one of them waits for', async () => {
    enter('a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1');
    await settle();
    await endAll();
    expect(turns).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('let a key that came during one go before the next of that key', async () => {
    enter('a1', 'a2', 'a3');
    await settle();
    enter('b1');
    endTurn();
    await settle();
    expect(turns).toEqual(['a1', 'b1']);
  });

  it('end once, so that an end that is repeated begins no other', async () => {
    enter('a1', 'a2', 'a3');
    await settle();
    const end = endTurn;
    end();
    end();
    await settle();
    expect(turns).toEqual(['a1', 'a2']);
  });

  it('are free again once the last has ended', async () => {
    enter('a1');
    await settle();
    await endAll();
    enter('b1');
    await settle();
    expect(turns).toEqual(['a1', 'b1']);
  });
});

describe('[R26] a wait', () => {
  it('that takes too long is given up, and the others keep their places', async () => {
    enter('a1');
    const late = expect(enter('b1')[0]).rejects.toThrow('timeout exceeded');
    await jest.advanceTimersByTimeAsync(longestWaitMs - 1);
    enter('b2', 'c1');
    await jest.advanceTimersByTimeAsync(1);
    await late;
    await endAll();
    expect(turns).toEqual(['a1', 'b2', 'c1']);
  });

  it('[R17] that began before a standstill lasts as long as one that began in it', async () => {
    enter('a1', 'b1');
    await settle();
    waitMs = 3 * longestWaitMs;
    await jest.advanceTimersByTimeAsync(2 * longestWaitMs);
    await endAll();
    expect(turns).toEqual(['a1', 'b1']);
  });

  it('for all that wait is over after their turns, whoever comes later', async () => {
    enter('a1', 'a2', 'b1');
    await settle();
    void queue.cleared().then(() => turns.push('cleared'));
    enter('a3', 'b2');
    await settle();
    await endAll();
    const order = turns.join(' ');
    for (const name of ['a1', 'a2', 'b1']) expect(order).toMatch(new RegExp(`${name}.* cleared`));
    expect(turns).toEqual(expect.arrayContaining(['a3', 'b2']));
  });
});
