import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { now } from '@/test/builders/meeting-builders';
import { failure, fakeBff, json, offline } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { FeedbackForm } from './feedback-form';

const key = 'POST /api-meeting/api/user/issues';
const accepted = () => new Response(null, { status: 204 });

let person = 0;

function renderForm(answer: () => Response | Promise<Response> = accepted, staffId = `staff-${person}`) {
  const bff = fakeBff({ [key]: answer });
  const view = renderApp(
    <ServerClockProvider now={now}>
      <FeedbackForm staffId={staffId} />
    </ServerClockProvider>,
    bff,
  );
  return { ...view, bff, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) };
}
const box = () => screen.getByRole('textbox', { name: '反馈内容' });
const button = (name: string | RegExp) => screen.getByRole('button', { name });

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  jest.useFakeTimers({ now });
  // The lock of a person outlives a test.
  person += 1;
});
afterEach(() => jest.useRealTimers());

describe('[HELP-02] feedback', () => {
  it('has four rows, counts to 120 and takes no more', async () => {
    const { user } = renderForm();
    expect(box()).toHaveAttribute('rows', '4');
    expect(screen.getByText('0/120')).toBeVisible();
    await user.click(box());
    await user.paste('好'.repeat(130));
    expect(box()).toHaveValue('好'.repeat(120));
    expect(screen.getByText('120/120')).toBeVisible();
    expect(screen.getByText('已到上限 120 字')).toBeVisible();
  });

  it('is not sent empty', async () => {
    const { user, bff } = renderForm();
    expect(button('提交')).toBeDisabled();
    await user.type(box(), '  ');
    expect(button('提交')).toBeDisabled();
    expect(bff.calls).toEqual([]);
  });

  it('says while it is sent, then that it was, and locks for 30 seconds', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user, bff } = renderForm(() => new Promise<Response>((resolve) => (answer = resolve)));
    await user.type(box(), ' 空调太冷了 ');
    await user.click(button('提交'));
    expect(button('提交中')).toBeDisabled();
    expect(box()).toHaveValue(' 空调太冷了 ');
    answer(accepted());
    expect(await screen.findByText('提交成功')).toBeVisible();
    expect(box()).toHaveValue('');
    expect(bff.calls.map(({ body }) => body)).toEqual([{ content: '空调太冷了' }]);
    await user.type(box(), '还有一条');
    expect(button('30 秒后可再次提交')).toBeDisabled();
    // The clock ticks four times a second.
    await later(29_250);
    expect(button('1 秒后可再次提交')).toBeDisabled();
    await later(1_000);
    expect(button('提交')).toBeEnabled();
  });

  it('counts on after a reload, with the text that was being written, for this person alone', async () => {
    const { user, unmount } = renderForm();
    await user.type(box(), '一');
    await user.click(button('提交'));
    await screen.findByText('提交成功');
    await user.type(box(), '写到一半');
    unmount();
    await later(10_000);
    const { unmount: leave } = renderForm();
    expect(box()).toHaveValue('写到一半');
    expect(button('20 秒后可再次提交')).toBeDisabled();
    leave();
    renderForm(accepted, 'another');
    expect(box()).toHaveValue('');
    expect(button('提交')).toBeVisible();
  });

  it('sent too soon says so, waits as long as the service says, and loses nothing', async () => {
    const refusal = json({ code: 4031000, message: '提交间隔应大于30秒', traceId: 't' }, 429);
    refusal.headers.set('retry-after', '12');
    const { user } = renderForm(() => refusal);
    await user.type(box(), '又一条');
    await user.click(button('提交'));
    expect(await screen.findByText('提交间隔应大于30秒')).toBeVisible();
    expect(box()).toHaveValue('又一条');
    expect(box()).toBeInvalid();
    expect(button('12 秒后可再次提交')).toBeDisabled();
    await later(12_250);
    expect(screen.queryByText('提交间隔应大于30秒')).toBeNull();
    expect(button('提交')).toBeEnabled();
  });

  it.each([
    ['a fault of the service', () => failure(424), '提交失败'],
    ['no network', offline, '网络异常，请稍后再试'],
  ])('[ERR-02] after %s keeps the text and is sent again under the same key', async (_, answer, words) => {
    const { user, bff } = renderForm(answer);
    await user.type(box(), '空调太冷了');
    await user.click(button('提交'));
    expect(await screen.findByText(words)).toBeVisible();
    expect(box()).toHaveValue('空调太冷了');
    await user.click(button('提交'));
    await waitFor(() => expect(bff.calls).toHaveLength(2));
    const keys = bff.calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
    await user.type(box(), '！');
    await waitFor(() => expect(button('提交')).toBeEnabled());
    await user.click(button('提交'));
    await waitFor(() => expect(bff.calls).toHaveLength(3));
    expect(bff.calls[2]?.headers.get('idempotency-key')).not.toBe(keys[0]);
    await later(0);
  });
});
