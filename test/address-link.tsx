import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & {
  prefetch?: unknown;
  onNavigate?: (event: Pick<Event, 'preventDefault'>) => void;
};

/**
 * Stands in for `next/link` where links answer themselves: the app router's own does not run without the bundler, and that of the
 * pages router, which jest finds instead, knows no `onNavigate`.
 *
 * @example
 * jest.mock('next/link', () => ({ __esModule: true, default: jest.requireActual('@/test/address-link').AddressLink }));
 */
export function AddressLink({ prefetch: _prefetch, onNavigate, onClick, ...rest }: Props) {
  return (
    <a
      {...rest}
      onClick={(event) => {
        onClick?.(event);
        event.preventDefault();
        onNavigate?.({ preventDefault: () => undefined });
      }}
    />
  );
}
