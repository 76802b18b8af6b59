import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { limits } from '@/lib/domain/limits/limits';
import { captchas } from '@/lib/domain/limits/way-in-limits';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { forgetCaptchaSession } from '../captcha-session';
import type { SolvedCaptcha } from './solved-captcha';
import { useSlidingCaptcha } from './use-sliding-captcha';

const session = 'POST /api-auth/api/pauth/token/session';
const challenges = 'POST /api-auth/api/client/slidingCaptchas';
const validate = 'POST /api-auth/api/client/slidingCaptchas/actions/validate';

const puzzle = {
  kind: 'puzzle',
  challenge: 'challenge-1',
  background: 'data:image/webp;base64,',
  piece: 'data:image/png;base64,',
  width: 320,
  height: 160,
  pieceWidth: 54,
  pieceTop: 40,
  expireTime: 0,
};
const question = { kind: 'question', challenge: 'challenge-2', question: '一加一等于多少？', expireTime: 0 };
const slidingCaptcha = { challenge: 'challenge-1', validate: 'v', seccode: 'v|jordan' };

const answers = { [session]: { sessionId: 's-1' }, [challenges]: puzzle, [validate]: slidingCaptcha };

beforeEach(() => {
  localStorage.clear();
  forgetCaptchaSession();
});

beforeAll(() => {
  // jsdom has no PointerEvent: React then sees neither the position nor which pointer it is.
  window.PointerEvent ??= class extends MouseEvent {
    readonly isPrimary: boolean;
    readonly pointerId: number;
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init);
      this.isPrimary = init.isPrimary ?? false;
      this.pointerId = init.pointerId ?? 0;
    }
  } as unknown as typeof PointerEvent;
});

function Asker() {
  const captcha = useSlidingCaptcha();
  const [result, setResult] = useState<SolvedCaptcha | 'closed'>();
  return (
    <>
      <button
        type="button"
        onClick={() => void captcha.ask().then((solved) => setResult(solved ?? 'closed'))}
      >
        获取验证码
      </button>
      <output>{JSON.stringify(result)}</output>
      {captcha.dialog}
    </>
  );
}

type Setup = { isReady?: boolean; user?: ReturnType<typeof userEvent.setup> };

async function opened(
  bff: Record<string, unknown> = {},
  { isReady = true, user = userEvent.setup() }: Setup = {},
) {
  const fake = fakeBff({ ...answers, ...bff });
  renderApp(<Asker />, fake);
  await user.click(screen.getByRole('button', { name: '获取验证码' }));
  await screen.findByRole('dialog', { name: '安全验证' });
  if (isReady) await screen.findByRole('slider');
  return { ...fake, user };
}

const toldAs = (solved: unknown) =>
  waitFor(() => expect(document.querySelector('output')).toHaveTextContent(JSON.stringify(solved)));

describe('[AUTH-02] the sliding captcha', () => {
  it('is solved by dragging, and hands on what the service answered with the session it is for', async () => {
    const { calls } = await opened();
    const slider = screen.getByRole('slider');
    fireEvent.pointerDown(slider, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
    for (const x of [20, 60, 100]) fireEvent.pointerMove(slider, { pointerId: 1, clientX: x, clientY: 3 });
    fireEvent.pointerUp(slider, { pointerId: 1 });
    expect(await screen.findByText('验证成功')).toBeVisible();
    await toldAs({ sessionId: 's-1', slidingCaptcha });
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    const sent = calls.find(({ key }) => key === validate)?.body;
    expect(sent).toMatchObject({
      sessionId: 's-1',
      challenge: 'challenge-1',
      answer: { kind: 'puzzle', x: 100, byKeyboard: false },
    });
    const { track } = (sent as { answer: { track: number[][] } }).answer;
    expect(track.map(([x, y]) => [x, y])).toEqual([
      [0, 0],
      [20, 3],
      [60, 3],
      [100, 3],
    ]);
  });

  it('is solved by keys alone: arrows, with Shift in leaps, and Enter', async () => {
    const { calls, user } = await opened();
    const slider = screen.getByRole('slider', { name: '拼图位置' });
    expect(slider).toHaveFocus();
    expect(slider).toHaveAccessibleDescription(/左右方向键/);
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}{ArrowRight}{ArrowRight}{ArrowLeft}');
    const x = 2 * captchas.keyLeapPx + captchas.keyStepPx;
    expect(slider).toHaveAttribute('aria-valuenow', String(x));
    expect(slider).toHaveAttribute('aria-valuetext', '已移动20%');
    await user.keyboard('{Enter}');
    await toldAs({ sessionId: 's-1', slidingCaptcha });
    expect(calls.find(({ key }) => key === validate)?.body).toMatchObject({
      answer: { kind: 'puzzle', x, byKeyboard: true },
    });
  });

  it('does not take a click or an unmoved slider for an answer, nor leaves its ends', async () => {
    const { calls, user } = await opened();
    const slider = screen.getByRole('slider');
    fireEvent.pointerDown(slider, { pointerId: 1, isPrimary: true, button: 0, clientX: 0, clientY: 0 });
    fireEvent.pointerUp(slider, { pointerId: 1 });
    await user.keyboard('{Enter}{ArrowLeft}');
    expect(slider).toHaveAttribute('aria-valuenow', '0');
    await user.keyboard('{PageUp>20/}');
    expect(slider).toHaveAttribute('aria-valuenow', '266');
    expect(calls.map(({ key }) => key)).not.toContain(validate);
  });

  it('says that it was wrong, and shows another one', async () => {
    let challengeCount = 0;
    const { user } = await opened({
      [challenges]: () => Response.json({ ...puzzle, challenge: `challenge-${(challengeCount += 1)}` }),
      [validate]: () => failure(400, 4001004),
    });
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await screen.findByText('验证失败，请重试')).toBeVisible();
    await waitFor(() => expect(challengeCount).toBe(2));
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('slider')).toHaveFocus();
    expect(screen.getByText('验证失败，请重试')).toHaveAttribute('data-state', 'wrong');
  });

  it('can be answered in words instead of by a picture', async () => {
    const { calls, user } = await opened({
      [challenges]: ({ body }: { body: { form: string } }) =>
        Response.json(body.form === 'question' ? question : puzzle),
    });
    await user.click(screen.getByRole('button', { name: '看不清图片？改为回答问题' }));
    const field = await screen.findByRole('textbox', { name: '答案' });
    expect(field).toHaveFocus();
    expect(screen.getByText('一加一等于多少？')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '确定' }));
    expect(screen.getByText('请输入答案')).toBeVisible();
    await user.type(field, '2{Enter}');
    await toldAs({ sessionId: 's-1', slidingCaptcha });
    expect(calls.find(({ key }) => key === validate)?.body).toMatchObject({
      challenge: 'challenge-2',
      answer: { kind: 'question', text: '2' },
    });
  });

  it('can be closed, which answers nothing', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: '关闭验证' }));
    await toldAs('closed');
  });

  it('renews a captcha session that the server does not know any more', async () => {
    let sessions = 0;
    const { calls } = await opened({
      [session]: () => Response.json({ sessionId: `s-${(sessions += 1)}` }),
      [challenges]: ({ body }: { body: { sessionId: string } }) =>
        body.sessionId === 's-1' ? failure(400, 4001004) : Response.json(puzzle),
    });
    expect(calls.filter(({ key }) => key === session)).toHaveLength(2);
  });

  it('[S29] waits when it is told to, instead of asking again', async () => {
    const { calls } = await opened({ [challenges]: () => failure(429) }, { isReady: false });
    expect(await screen.findByRole('alert')).toHaveTextContent('验证过于频繁，请稍后再试');
    expect(calls.filter(({ key }) => key === challenges)).toHaveLength(1);
  });
});

describe('[AUTH-02] a captcha that does not come', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is asked for three more times, 3 s each, and then by a click', async () => {
    let isHung = true;
    const { calls, user } = await opened(
      { [challenges]: () => (isHung ? new Promise(() => undefined) : Response.json(puzzle)) },
      { isReady: false, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) },
    );
    const challengeCalls = () => calls.filter(({ key }) => key === challenges).length;
    for (let tries = 1; tries <= limits.captchaRetries + 1; tries += 1) {
      await waitFor(() => expect(challengeCalls()).toBe(tries));
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(limits.captchaTimeoutMs));
    }
    const retry = await screen.findByRole('button', { name: '验证组件加载失败，点击重试' });
    expect(challengeCalls()).toBe(1 + limits.captchaRetries);
    isHung = false;
    await user.click(retry);
    expect(await screen.findByRole('slider')).toBeVisible();
  });
});
