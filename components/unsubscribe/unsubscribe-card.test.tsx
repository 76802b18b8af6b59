import { render, screen } from '@testing-library/react';
import { UnsubscribeCard } from './unsubscribe-card';

test.each([
  { outcome: undefined, title: '不再接收此类邮件？', canStop: true },
  { outcome: 'done', title: '已停止接收此类邮件', canStop: false },
  { outcome: 'wrong', title: '链接无效', canStop: false },
  { outcome: 'failed', title: '没有停止成功', canStop: true },
] as const)(
  '[ERR-01] says how it went, $outcome, and stops where that may help',
  ({ outcome, title, canStop }) => {
    render(<UnsubscribeCard token="0e0b.MARK" outcome={outcome} />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.queryAllByRole('button', { name: '停止接收' })).toHaveLength(canStop ? 1 : 0);
  },
);
