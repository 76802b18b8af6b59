import { act, screen, within } from '@testing-library/react';
import { aRecord, at } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { json, type SeenCall } from '@/test/http/fake-bff';
import { dayColumn, renderWeek } from '@/test/render/render-week';

const later = { beginTime: at('14:00'), endTime: at('15:00') };
const held = aRecord({ subject: '产品周会', ...later });
const cancelled = aRecord({ subject: '旧评审', status: 'CANCEL', ...later });
const withdrawn = aRecord({ subject: '招聘', inviteState: 4, creatorStaffId: 'staff-chen', ...later });
const records = [cancelled, held, withdrawn];

const link = (name: RegExp) => screen.findByRole('link', { name });

/** A person whose choices the service stores. */
function renderForPerson() {
  let config = {};
  return renderWeek({
    records,
    answers: {
      [peopleCalls.config]: () => json(config),
      [peopleCalls.setConfig]: ({ body }: SeenCall) => json((config = { ...config, ...(body as object) })),
    },
  });
}

beforeEach(() => window.localStorage.clear());

describe('[CAL-02] a cancelled meeting of the week', () => {
  it('takes no width from those that are held, and is a mark at the edge with its words and its link', async () => {
    renderForPerson();
    expect((await link(/产品周会/)).closest('li')).toHaveStyle({ left: '0%', width: '100%' });
    const mark = await link(/^旧评审 14:00–15:00 已取消$/);
    expect(mark).toHaveAttribute('data-mark');
    expect(mark).toHaveAttribute('tabindex', '-1');
    expect(mark).toHaveAttribute('href', expect.stringContaining('/details/'));
    expect(await link(/^招聘 14:00–15:00 已取消 有新变动$/)).toHaveAttribute('data-mark');
    expect(dayColumn()).toHaveAccessibleName('2026年11月18日 周三，1 场会议，2 场已取消');
  });

  it('leaves its time to the keys on its day', async () => {
    const { user } = renderWeek({ records: [aRecord({ status: 'CANCEL', ...later })] });
    await link(/产品周会/);
    await act(async () => dayColumn().focus());
    await user.keyboard('{ArrowDown}'.repeat(17));
    expect(screen.getByRole('status')).toHaveTextContent('14:15，空闲');
  });

  it('[CFG-04] is drawn in full by a switch that every device remembers', async () => {
    const { user, sent } = renderForPerson();
    await link(/旧评审/);
    const shows = screen.getByRole('switch', { name: '显示已取消' });
    expect(shows).not.toBeChecked();
    await user.click(shows);
    expect(shows).toBeChecked();
    expect(sent(peopleCalls.setConfig)).toEqual([{ showsCancelled: true }]);
    const block = within(dayColumn()).getByRole('link', { name: /旧评审/ });
    expect(block).toHaveAttribute('data-look', 'off');
    expect(block).toHaveAttribute('tabindex', '0');
    expect(dayColumn().querySelector('[data-mark]')).toBeNull();
  });

  it('is nothing to switch where there is none', async () => {
    renderWeek({ records: [held] });
    await link(/产品周会/);
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });
});
