import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { guestLimits } from '@/lib/domain/limits/notices/guest-limits';
import type { Guest } from '@/lib/domain/guest/guests';
import { renderApp } from '@/test/render/render-app';
import { GuestsField } from './guests-field';

const changed = jest.fn();
beforeEach(() => changed.mockClear());

function Form({ initial = [] }: { initial?: readonly Guest[] }) {
  const [guests, setGuests] = useState(initial);
  const onChange = (part: { guests: readonly Guest[] }) => {
    changed(part.guests);
    setGuests(part.guests);
  };
  return (
    <form onSubmit={() => changed('sent')}>
      <GuestsField guests={guests} onChange={onChange} onUnfinished={() => undefined} />
      <button type="button">别处</button>
    </form>
  );
}

const group = () => screen.getByRole('group', { name: '外部来宾' });
const name = () => screen.getByRole('textbox', { name: '姓名' });
const email = () => screen.getByRole('textbox', { name: '邮箱' });
const type = async (...[called, at]: [string, string]) => {
  if (called) await userEvent.type(name(), called);
  if (at) await userEvent.type(email(), at);
};
const open = async () => {
  renderApp(<Form />);
  await userEvent.click(screen.getByRole('button', { name: '邀请外部来宾' }));
};
const li = { name: '李雷', email: 'li@example.com' };

test('[BOOK-02] guests join by the button and leave again; the focus stays in the field', async () => {
  await open();
  expect(name()).toHaveFocus();
  await type('李雷', 'li@example.com');
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  expect(changed.mock.lastCall).toEqual([[li]]);
  expect(within(group()).getByRole('listitem')).toHaveTextContent('李雷li@example.com');
  expect([name(), email()].map((input) => (input as HTMLInputElement).value)).toEqual(['', '']);
  await userEvent.click(screen.getByRole('button', { name: '移除来宾 李雷' }));
  expect(changed.mock.lastCall).toEqual([[]]);
  expect(name()).toHaveFocus();
});

test('[BOOK-02] Enter adds a guest and does not send the form; what is typed is not lost when the focus goes on', async () => {
  await open();
  await type('李雷', 'li@example.com{Enter}');
  expect(name()).toHaveFocus();
  await type('韩梅梅', 'han@example.com');
  await userEvent.click(screen.getByRole('button', { name: '别处' }));
  expect(changed.mock.calls).toEqual([[[li]], [[li, { name: '韩梅梅', email: 'han@example.com' }]]]);
});

test.each([
  ['', 'li@example.com', '请输入姓名，最多32个字'],
  ['李雷', 'li@', '请输入正确的邮箱地址'],
  ['李雷', 'HAN@example.com', '该邮箱已在来宾中'],
])('[BOOK-02] %j %j is not taken, and stays to be mended', async (called, at, message) => {
  renderApp(<Form initial={[{ name: '韩梅梅', email: 'han@example.com' }]} />);
  await type(called, at);
  await userEvent.click(screen.getByRole('button', { name: '添加' }));
  expect(screen.getByText(message)).toBeVisible();
  expect(email()).toHaveValue(at);
  expect(changed).not.toHaveBeenCalled();
});

test('[BOOK-02] fifty are enough', async () => {
  const many = Array.from({ length: guestLimits.mostGuests }, (_, index) => ({
    name: '来宾',
    email: `guest${index}@example.com`,
  }));
  renderApp(<Form initial={many} />);
  await type('李雷', 'li@example.com{Enter}');
  expect(screen.getByText('外部来宾最多50位')).toBeVisible();
  expect(changed).not.toHaveBeenCalled();
});
