import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { SlidingDialog } from './sliding-dialog';

const scriptUrl = 'https://vendor.example/gt.js';
const widget = {
  kind: 'widget',
  gt: 'gt-id',
  challenge: 'c'.repeat(32),
  newCaptcha: true,
  offline: false,
  scriptUrl,
};
const bff = () =>
  fakeBff({
    'POST /api-auth/api/pauth/token/session': { sessionId: 's-1' },
    'POST /api-auth/api/client/slidingCaptchas': widget,
  });

const script = () =>
  waitFor(() => {
    const element = document.querySelector<HTMLScriptElement>(`script[src="${scriptUrl}"]`);
    if (!element) throw new Error('No script');
    return element;
  });

/** The vendor's script as documented: `initGeetest(options, then)`. */
function vendor() {
  const heard: Record<string, () => void> = {};
  const captcha = {
    onReady: (then: () => void) => ((heard.ready = then), captcha),
    onSuccess: (then: () => void) => ((heard.success = then), captcha),
    onError: (then: () => void) => ((heard.error = then), captcha),
    verify: jest.fn(),
    getValidate: () => ({
      geetest_challenge: `${widget.challenge}k7`,
      geetest_validate: 'v',
      geetest_seccode: 'v|jordan',
    }),
  };
  const init = jest.fn((_options: object, then: (made: typeof captcha) => void) => then(captcha));
  return { heard, captcha, init };
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  delete (window as { initGeetest?: unknown }).initGeetest;
  document.querySelectorAll('script').forEach((one) => one.remove());
});

describe('[AUTH-02] the vendor’s widget, where one is configured', () => {
  it('comes from the configured address with the page’s nonce, opens, and hands its result on', async () => {
    document.head.insertAdjacentHTML('beforeend', '<script nonce="n-1"></script>');
    const onSolved = jest.fn();
    renderApp(<SlidingDialog onSolved={onSolved} onClose={() => undefined} />, bff());
    const { heard, captcha, init } = vendor();
    const added = await script();
    expect(added.nonce).toBe('n-1');
    (window as { initGeetest?: unknown }).initGeetest = init;
    fireEvent.load(added);
    await waitFor(() => expect(init).toHaveBeenCalled());
    expect(init.mock.calls[0]?.[0]).toMatchObject({
      gt: 'gt-id',
      challenge: widget.challenge,
      offline: false,
      new_captcha: true,
    });
    act(() => heard.ready?.());
    await waitFor(() => expect(captcha.verify).toHaveBeenCalledTimes(1));
    await userEvent.click(screen.getByRole('button', { name: '点击进行验证' }));
    expect(captcha.verify).toHaveBeenCalledTimes(2);
    act(() => heard.success?.());
    expect(onSolved).toHaveBeenCalledWith({
      sessionId: 's-1',
      slidingCaptcha: { challenge: `${widget.challenge}k7`, validate: 'v', seccode: 'v|jordan' },
    });
  });

  it('is tried three more times when its script fails, then says so', async () => {
    const fake = bff();
    renderApp(<SlidingDialog onSolved={() => undefined} onClose={() => undefined} />, fake);
    for (let tries = 0; tries < 4; tries += 1) fireEvent.error(await script());
    expect(await screen.findByRole('button', { name: '验证组件加载失败，点击重试' })).toBeVisible();
    expect(fake.calls.filter(({ key }) => key.endsWith('slidingCaptchas'))).toHaveLength(4);
  });
});
