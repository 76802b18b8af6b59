import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { FollowLinks } from '../links/follow-links';
import { Chatbot } from './chatbot';

const push = jest.fn();
jest.mock('next/navigation', () => ({
  usePathname: jest.fn(),
  useRouter: () => ({ push, prefetch: jest.fn() }),
}));

const scriptUrl = 'https://bot.example.net/bubble.js';
const scripts = () => document.querySelectorAll<HTMLScriptElement>(`script[src="${scriptUrl}"]`);

const links = { 会议室: '/rooms', 会议: '/details/7' };

/** The page of the router, in a document that was loaded at some path. */
function renderAt(pathname: string, { loadedAt = pathname } = {}) {
  jest.mocked(usePathname).mockReturnValue(pathname);
  const name = `http://localhost${loadedAt}?day=1`;
  Object.assign(performance, { getEntriesByType: () => [{ name }] });
  const ui = () => (
    <>
      <FollowLinks which="all" />
      <Chatbot scriptUrl={scriptUrl} pages={['/help', '/details/{meetingNo}']} />
      {Object.entries(links).map(([name, href]) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </>
  );
  const { rerender } = render(ui());
  return { again: () => rerender(ui()) };
}

afterEach(() => {
  document.head.replaceChildren();
  delete document.documentElement.dataset.embedded;
  push.mockClear();
});
// jsdom follows no link, and says so.
beforeAll(() => window.addEventListener('click', (event) => event.preventDefault()));

describe('[NAV-05] the chat bubble', () => {
  it.each(['/help', '/details/2026112301'])('is loaded once on %s', (pathname) => {
    const { again } = renderAt(pathname);
    again();
    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).toMatchObject({ async: true, referrerPolicy: 'no-referrer' });
  });

  it('[S50] has the nonce of the page’s own scripts', () => {
    const own = Object.assign(document.createElement('script'), { nonce: 'n1' });
    own.setAttribute('nonce', 'n1');
    document.head.append(own);
    renderAt('/help');
    expect(scripts()[0]?.nonce).toBe('n1');
  });

  it.each([
    ['another page', '/schedule', '/schedule'],
    ['a page whose document was loaded elsewhere', '/help', '/schedule'],
  ])('[S50] is not loaded on %s', (_, pathname, loadedAt) => {
    renderAt(pathname, { loadedAt });
    expect(scripts()).toHaveLength(0);
  });

  it('[NAV-06] is not loaded into another site’s frame', () => {
    document.documentElement.dataset.embedded = '';
    renderAt('/help');
    expect(scripts()).toHaveLength(0);
  });

  it('leaves nothing behind when its script does not load', () => {
    renderAt('/help');
    fireEvent.error(scripts()[0] as HTMLScriptElement);
    expect(scripts()).toHaveLength(0);
    expect(document.body).toHaveTextContent('会议室会议');
  });

  it.each([
    ['out of its pages', '/help', '会议室', 0],
    ['into its pages', '/schedule', '会议', 0],
    ['from one of its pages to another', '/help', '会议', 1],
    ['between other pages', '/schedule', '会议室', 1],
  ])('[S50] a link %s is the %s router’s %s times', (_, pathname, link, followed) => {
    renderAt(pathname);
    fireEvent.click(screen.getByRole('link', { name: link }));
    expect(push).toHaveBeenCalledTimes(followed);
  });
});
