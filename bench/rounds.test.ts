import { compare, warmUp } from './rounds';

/** Runs that answer the given throughputs one after the other. */
const runsOf = (...perSecond: number[]) => {
  const run = jest.fn<Promise<number>, []>();
  for (const value of perSecond) run.mockResolvedValueOnce(value);
  return run;
};

describe('rounds of anchor, product, anchor', () => {
  it('answers the median ratio of the product to the mean of the anchors around it', async () => {
    const anchor = runsOf(100, 100, 90, 110, 200, 200);
    const product = runsOf(50, 80, 120);
    const rounds = await compare({ anchor, product }, 3);
    expect(rounds).toMatchObject({ ratio: 0.6, repeated: 0, unsteady: 0, productPerSecond: 80 });
  });

  it('runs the product between its anchors', async () => {
    const order: string[] = [];
    const run = (name: string) => async () => (order.push(name), 1);
    await compare({ anchor: run('anchor'), product: run('product') }, 1);
    expect(order).toEqual(['anchor', 'product', 'anchor']);
  });

  it('repeats a round whose anchors differ by more than a quarter, and forgets what it found', async () => {
    const anchor = runsOf(100, 126, 100, 125);
    const product = runsOf(1, 90);
    const rounds = await compare({ anchor, product }, 1);
    expect(rounds).toMatchObject({ ratio: 0.8, repeated: 1, unsteady: 0 });
  });

  it('gives up after as many repeats as it has rounds, and says which figures are not steady', async () => {
    const anchor = runsOf(...Array.from({ length: 8 }, (_, index) => (index % 2 ? 200 : 100)));
    const product = runsOf(15, 15, 15, 15);
    const rounds = await compare({ anchor, product }, 2);
    expect(rounds).toMatchObject({ ratio: 0.1, repeated: 2, unsteady: 2 });
    expect(product).toHaveBeenCalledTimes(4);
  });
});

describe('warming up', () => {
  it('ends with the second run in a row that is hardly quicker than the best before', async () => {
    const run = runsOf(100, 200, 150, 300, 305, 250, 400);
    await warmUp(run);
    expect(run).toHaveBeenCalledTimes(6);
  });

  it('ends after twelve runs even if each is quicker', async () => {
    let perSecond = 1;
    const run = jest.fn(async () => (perSecond *= 2));
    await warmUp(run);
    expect(run).toHaveBeenCalledTimes(12);
  });
});
