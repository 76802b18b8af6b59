import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { forgetCaptchaSession, sessionOfPicture } from '../captcha-session';
import { GraphicCaptchaField } from './graphic-captcha-field';

const session = 'POST /api-auth/api/pauth/token/session';

let now = 1_000;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 1));
  localStorage.clear();
  forgetCaptchaSession();
});
afterEach(() => jest.restoreAllMocks());

function Form() {
  const [value, setValue] = useState('');
  const [failures, setFailures] = useState(0);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <GraphicCaptchaField value={value} onChange={setValue} refreshKey={failures} />
      <button type="button" onClick={() => setFailures(failures + 1)}>
        登录
      </button>
    </form>
  );
}

function rendered() {
  let sessions = 0;
  const bff = fakeBff({ [session]: () => Response.json({ sessionId: `s-${(sessions += 1)}` }) });
  const view = renderApp(<Form />, bff);
  return {
    ...bff,
    ...view,
    user: userEvent.setup(),
    field: () => screen.getByRole('textbox', { name: '图形验证码' }),
    picture: () => screen.findByRole('img', { name: '图形验证码' }),
    another: () => screen.getByRole('button', { name: '换一张' }),
  };
}

/** The request behind a picture’s address. */
const askedBy = (picture: HTMLElement) =>
  Object.fromEntries(new URL(picture.getAttribute('src') ?? '', 'http://x').searchParams);

describe('[AUTH-05] the graphic captcha', () => {
  it('shows the picture of this browser’s session; a click brings another one and empties the field', async () => {
    const { user, field, picture, another } = rendered();
    const first = await picture();
    expect(first.getAttribute('src')).toMatch(/^\/bff\/api-auth\/api\/graphicCaptchas\/code\.jpg\?/);
    const { sessionId, timestamp } = askedBy(first);
    expect(sessionId).toBe('s-1');
    await user.type(field(), 'AB');
    await user.click(another());
    await waitFor(async () => expect(askedBy(await picture()).timestamp).not.toBe(timestamp));
    expect(field()).toHaveValue('');
  });

  it('brings another one after each failure', async () => {
    const { user, field, picture } = rendered();
    const { timestamp } = askedBy(await picture());
    await user.type(field(), 'ABCD');
    await user.click(screen.getByRole('button', { name: '登录' }));
    await waitFor(async () => expect(askedBy(await picture()).timestamp).not.toBe(timestamp));
    expect(field()).toHaveValue('');
  });

  it('[S24] asks for another session when the server does not know this one any more, once', async () => {
    const { keys, picture } = rendered();
    fireEvent.error(await picture());
    await waitFor(async () => expect(askedBy(await picture()).sessionId).toBe('s-2'));
    fireEvent.error(await picture());
    await waitFor(() => expect(screen.queryByRole('img', { name: '图形验证码' })).toBeNull());
    expect(keys()).toEqual([session, session]);
  });

  it('[S24] says whose picture it is, also once another tab has forgotten the session', async () => {
    const { picture } = rendered();
    await picture();
    localStorage.clear();
    expect(sessionOfPicture()).toBe('s-1');
  });

  it('[AUTH-19] asks for the session once in 24 hours, in whatever page of this browser', async () => {
    const first = rendered();
    await first.picture();
    first.unmount();
    const second = rendered();
    expect(askedBy(await second.picture()).sessionId).toBe('s-1');
    expect(second.keys()).toEqual([]);
    second.unmount();
    now += limits.sessionIdCacheMs;
    const third = rendered();
    await third.picture();
    expect(third.keys()).toEqual([session]);
  });
});
