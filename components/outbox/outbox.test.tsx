import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@/test/render/render-app';
import { Outbox } from './outbox';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh }) }));

const messages = [
  { id: '2', channel: 'sms', to: '13800000001', text: '登录验证码：012345，5分钟内有效', code: '012345' },
  {
    id: '1',
    channel: 'mail',
    to: 'lin@example.com',
    subject: '会议邀请：版本评审',
    text: '林晓 邀请你参加会议',
    calendar: 'BEGIN:VCALENDAR',
  },
] as const;
const time = Date.parse('2026-11-18T10:07:00+08:00');

it('[AUTH-02] shows what would have been sent, with the code to be read and copied', () => {
  renderApp(<Outbox messages={messages.map((message) => ({ ...message, time }))} />);
  const [newest, older] = screen.getAllByRole('listitem');
  expect(newest).toHaveTextContent('短信13800000001');
  expect(newest).toHaveTextContent('10:07');
  expect(newest).toHaveTextContent('验证码012345');
  expect(older).toHaveTextContent('邮件lin@example.com');
  expect(screen.getByRole('heading', { name: '会议邀请：版本评审' })).toBeVisible();
  expect(screen.getByText('日历附件')).toBeVisible();
  expect(screen.getByText('BEGIN:VCALENDAR')).not.toBeVisible();
});

it('says where codes will come from while there are none', () => {
  renderApp(<Outbox messages={[]} />);
  expect(screen.getByText('还没有发出任何消息')).toBeVisible();
});

it('reads it again when asked', async () => {
  renderApp(<Outbox messages={[]} />);
  await userEvent.click(screen.getByRole('button', { name: '刷新' }));
  expect(refresh).toHaveBeenCalledTimes(1);
});
