import { act, fireEvent, screen } from '@testing-library/react';
import {
  useLayoutEffect,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type SyntheticEvent,
} from 'react';
import { serverAnswers } from '@/lib/client/server-answers';
import { renderApp } from '@/test/render-app';
import { lazyPart } from './lazy-part';
import { useLateHandlers } from './use-late-handlers';

jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: jest.fn() }));

type Handlers = { onKeyDown: (event: KeyboardEvent<HTMLElement>) => void };
type Props = { take: (handlers: Handlers) => void; onClose: () => void };

const names = ['onKeyDown'] as const;
const isArrow = (event: SyntheticEvent) => (event as KeyboardEvent).key.startsWith('Arrow');

/** Writes down what was pressed, and where; each key builds on the one before. */
function Keys({ take }: Props) {
  const [pressed, setPressed] = useState('');
  useLayoutEffect(() =>
    take({
      onKeyDown: ({ key, currentTarget }) => setPressed(`${pressed}${currentTarget.title}:${key} `),
    }),
  );
  return <output>{pressed}</output>;
}

function renderKeys() {
  let come = (_: ComponentType<Props>) => {};
  let fail = (_: Error) => {};
  const load = jest.fn(
    () =>
      new Promise<ComponentType<Props>>((resolve, reject) => {
        come = resolve;
        fail = reject;
      }),
  );
  const LazyKeys = lazyPart(load);
  function Page() {
    const { handlers, isWanted, take, giveUp } = useLateHandlers<Handlers>(names, isArrow);
    return (
      <div role="grid" title="grid" tabIndex={0} {...handlers}>
        <button>里面</button>
        {isWanted ? <LazyKeys take={(given) => void take(given)} onClose={giveUp} /> : null}
      </div>
    );
  }
  renderApp(<Page />);
  const grid = screen.getByRole('grid');
  return {
    grid,
    load,
    come: () => act(async () => come(Keys)),
    fail: () => act(async () => fail(new Error('gone'))),
  };
}

describe('[UX-01] events before the code that answers them', () => {
  it('are given to it when it comes, in order, each after what the last one changed', async () => {
    const { grid, load, come } = renderKeys();
    expect(load).not.toHaveBeenCalled();
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    fireEvent.keyDown(screen.getByRole('button'), { key: 'g' });
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await come();
    expect(screen.getByText('grid:ArrowDown grid:g')).toBeVisible();
    fireEvent.keyDown(grid, { key: 'End' });
    expect(screen.getByText('grid:ArrowDown grid:g grid:End')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('do by themselves what they do, except what could not be taken back', async () => {
    const { grid, come } = renderKeys();
    expect(fireEvent.keyDown(grid, { key: 'ArrowDown' })).toBe(false);
    expect(fireEvent.keyDown(grid, { key: 'g' })).toBe(true);
    await come();
    expect(fireEvent.keyDown(grid, { key: 'ArrowDown' })).toBe(true);
  });

  it('[R31] are forgotten when it does not come, which is said, and ask for it again', async () => {
    jest.mocked(serverAnswers).mockResolvedValue(false);
    const { grid, load, come, fail } = renderKeys();
    fireEvent.keyDown(grid, { key: 'ArrowDown' });
    await fail();
    expect(await screen.findByRole('alert')).toHaveTextContent('网络异常，请稍后再试');
    fireEvent.keyDown(grid, { key: 'g' });
    await come();
    expect(screen.getByText('grid:g')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });
});
