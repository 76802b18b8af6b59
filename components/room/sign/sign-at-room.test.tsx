import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SignOutcomes } from '@/components/meeting/sign-in/sign-outcomes';
import { limits } from '@/lib/domain/limits/limits';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { zone } from '@/test/builders/meeting-builders';
import { CarrySignCode } from './carry-sign-code';
import { storePendingSign } from './pending-sign';
import { SignAtRoom } from './sign-at-room';

const sign = 'POST /api-meeting/api/user/rooms/r1/actions/sign';
const signed = { signStatus: 1, meetingId: 'm1', meetingNo: '1234567891', subject: '版本评审' };

/** Opens an address as a browser does, without loading it. */
const visit = (address: string) => window.history.replaceState(null, '', address);

function renderRoom(answer: unknown = signed) {
  const bff = fakeBff({ [sign]: answer });
  const view = renderApp(
    <SignOutcomes phone="400-000-0000" zone={zone}>
      <SignAtRoom roomId="r1" />
    </SignOutcomes>,
    bff,
  );
  return { bff, view, user: userEvent.setup() };
}

const codes = (calls: { body: unknown }[]) => calls.map(({ body }) => (body as { code: string }).code);

beforeEach(() => {
  window.sessionStorage.clear();
  visit('/room-detail/r1');
});

describe('[SIGN-03] arriving by the code of a room', () => {
  it('signs in once and shows which meeting', async () => {
    visit('/room-detail/r1?from=2026-11-18#sign=K7F3');
    const { bff } = renderRoom();
    const dialog = await screen.findByRole('dialog', { name: '签到成功' });
    expect(dialog).toHaveTextContent('版本评审');
    expect(within(dialog).getByRole('link', { name: '查看会议' })).toHaveAttribute(
      'href',
      '/details/1234567891',
    );
    expect(codes(bff.calls)).toEqual(['K7F3']);
    expect(window.location.pathname + window.location.search + window.location.hash).toBe(
      '/room-detail/r1?from=2026-11-18',
    );
  });

  it.each([
    [400411003, '签到码无效或已过期，请重新扫码'],
    [400411004, '您在该会议室没有可签到的会议'],
    [400411001, '会议开始前10分钟起可以签到'],
    [400411002, '会议已签到，无需重复签到'],
  ])('says why not for %d, and can be tried again', async (code, words) => {
    visit('/room-detail/r1#sign=K7F3');
    const { bff, user } = renderRoom(() => failure(409, code));
    const dialog = await screen.findByRole('dialog', { name: '未能签到' });
    expect(dialog).toHaveTextContent(words);
    await user.click(within(dialog).getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('dialog', { name: '未能签到' })).toHaveTextContent(words);
    expect(codes(bff.calls)).toEqual(['K7F3', 'K7F3']);
  });

  it('carries the code across a log-in, for this room and once', async () => {
    visit('/login?to=%2Froom-detail%2Fr1#sign=K7F3');
    renderApp(<CarrySignCode wanted="/room-detail/r1" />).unmount();
    visit('/room-detail/r1');
    const { bff, view } = renderRoom();
    expect(await screen.findByRole('dialog', { name: '签到成功' })).toBeVisible();
    expect(codes(bff.calls)).toEqual(['K7F3']);
    view.unmount();
    expect(renderRoom().bff.calls).toEqual([]);
  });

  it.each([
    ['without a code', () => undefined],
    ['with a code of another room', () => storePendingSign('r2', 'K7F3')],
    ['with a code of long ago', () => storePendingSign('r1', 'K7F3', Date.now() - limits.storedTargetMs - 1)],
    ['with nonsense in its storage', () => window.sessionStorage.setItem('pending-sign', '[1]')],
  ])('does nothing %s', (_, prepare) => {
    prepare();
    expect(renderRoom().bff.calls).toEqual([]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
