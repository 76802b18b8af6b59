import { oneEach } from './one-each';

/** Work that ends when it is told to. */
function piece() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  const begun = jest.fn();
  const work = async () => {
    begun();
    await ended;
    return 'done';
  };
  return { begun, end, work };
}

test('[S29] a person’s expensive work runs one by one, others’ beside it, and too much of it is refused', async () => {
  const inTurn = oneEach({ waiting: 1 });
  const [first, second, third, ofOther] = [piece(), piece(), piece(), piece()];
  const running = inTurn('lin', first.work);
  const waiting = inTurn('lin', second.work);
  const other = inTurn('zhou', ofOther.work);
  expect([first, second, ofOther].map(({ begun }) => begun.mock.calls.length)).toEqual([1, 0, 1]);
  await expect(inTurn('lin', third.work)).rejects.toMatchObject({ status: 429, retryAfterSeconds: 1 });

  first.end();
  await expect(running).resolves.toBe('done');
  second.end();
  ofOther.end();
  await expect(Promise.all([waiting, other])).resolves.toEqual(['done', 'done']);
  expect(third.begun).not.toHaveBeenCalled();

  third.end();
  await expect(inTurn('lin', third.work)).resolves.toBe('done');
});

test('what fails lets the next one begin', async () => {
  const inTurn = oneEach({ waiting: 1 });
  await expect(inTurn('lin', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(inTurn('lin', () => Promise.resolve(1))).resolves.toBe(1);
});
