import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notFound } from 'next/navigation';
import { useState } from 'react';
import { renderApp } from '@/test/render/render-app';
import { PageBoundary } from './page-boundary';

let pathname = '/rooms';
jest.mock('@/lib/client/server-answers', () => ({ serverAnswers: () => Promise.resolve(true) }));
jest.mock('next/navigation', () => ({
  ...jest.requireActual<typeof import('next/navigation')>('next/navigation'),
  usePathname: () => pathname,
  useRouter: () => ({ refresh: () => undefined }),
}));

let failure: (() => never) | undefined;
function Page() {
  failure?.();
  return <p>会议室</p>;
}
const guardedPage = () => (
  <PageBoundary>
    <Page />
  </PageBoundary>
);
function Pages() {
  const [, setShown] = useState(pathname);
  const leave = () => {
    pathname = '/schedule';
    setShown(pathname);
  };
  return (
    <>
      <button onClick={leave}>去日程</button>
      {guardedPage()}
    </>
  );
}

describe('what stands around every page', () => {
  beforeEach(() => {
    jest.spyOn(console, 'error').mockImplementation();
    pathname = '/rooms';
    failure = () => {
      throw Object.assign(new Error('for the log'), { digest: 'd-1' });
    };
  });

  it('[ERR-02] says that the page failed, and shows it again when a retry succeeds', async () => {
    renderApp(guardedPage());
    expect(screen.getByRole('alert')).toHaveTextContent('服务器异常');
    failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('会议室')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[ERR-02] is gone on the next page', async () => {
    renderApp(<Pages />);
    expect(screen.getByRole('alert')).toBeVisible();
    failure = undefined;
    await userEvent.click(screen.getByRole('button', { name: '去日程' }));
    expect(screen.getByText('会议室')).toBeVisible();
  });

  it('leaves a missing page to the router', () => {
    failure = notFound;
    expect(() => renderApp(guardedPage())).toThrow('NEXT_HTTP_ERROR_FALLBACK;404');
  });
});
