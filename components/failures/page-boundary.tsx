'use client';

import { unstable_rethrow, usePathname } from 'next/navigation';
import { Component, type ReactNode } from 'react';
import { PageError } from './page-error';

type Props = { children: ReactNode };
type State = { error: Error | undefined; pathname: string };

/**
 * The `error.tsx` of every page: a file of that name would be one more request of every first load. The next
 * page starts afresh.
 */
export function PageBoundary({ children }: Props) {
  return <Boundary pathname={usePathname()}>{children}</Boundary>;
}

class Boundary extends Component<Props & { pathname: string }, State> {
  override state: State = { error: undefined, pathname: this.props.pathname };

  static getDerivedStateFromError(error: Error): Partial<State> {
    // A redirect or a missing page is for the router.
    unstable_rethrow(error);
    return { error };
  }

  static getDerivedStateFromProps({ pathname }: { pathname: string }, state: State): State | null {
    return pathname === state.pathname ? null : { error: undefined, pathname };
  }

  override render() {
    const { error } = this.state;
    return error ? (
      <PageError error={error} reset={() => this.setState({ error: undefined })} />
    ) : (
      this.props.children
    );
  }
}
