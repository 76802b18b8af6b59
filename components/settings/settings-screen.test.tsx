import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PersonChoicesProvider } from '@/components/session/choices/person-choices';
import type { NoticeSettings } from '@/lib/contract/notice';
import { fakeNotifications, withoutNotifications } from '@/test/browser/fake-notifications';
import { someSettings } from '@/test/builders/notice-builders';
import { me } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { areas, roomCalls } from '@/test/builders/room-builders';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { SettingsScreen } from './settings-screen';

const get = 'GET /api-meeting/api/user/notice-settings';
const usualArea = 'GET /api-meeting/api/user/areas/actions/usual';
const put = 'PUT /api-meeting/api/user/notice-settings';

function renderScreen(settings: NoticeSettings = someSettings(), answers: Record<string, unknown> = {}) {
  const bff = fakeBff({
    [get]: settings,
    [put]: settings,
    'GET /api-meeting/api/user/feeds': [],
    [roomCalls.areas]: areas,
    [usualArea]: {},
    [peopleCalls.config]: {},
    [peopleCalls.setConfig]: ({ body }: SeenCall) => json(body),
    ...answers,
  });
  renderApp(
    <PersonChoicesProvider staffId={me}>
      <SettingsScreen />
    </PersonChoicesProvider>,
    bff,
  );
  const sent = (call = put) => bff.calls.filter(({ key }) => key === call).map(({ body }) => body);
  return { sent, user: userEvent.setup() };
}

const box = (name: string) => screen.findByRole('checkbox', { name });
const browser = () => screen.getByRole('region', { name: '浏览器通知' });

beforeEach(() => window.localStorage.clear());
afterEach(withoutNotifications);

describe('the ways of notices', () => {
  it('[CFG-04] are chosen by kind and way, for the ways that there are', async () => {
    const { sent, user } = renderScreen();
    expect(await box('会议邀请：邮件')).toBeChecked();
    expect(screen.queryByRole('checkbox', { name: '会议邀请：群聊' })).not.toBeInTheDocument();
    await user.click(await box('会议即将开始：邮件'));
    expect(sent()).toEqual([{ kinds: { reminder: { mail: true } } }]);
  });

  it('[UX-03] show at once, and as they were where the service refuses', async () => {
    const { user } = renderScreen(someSettings(), { [put]: () => failure(418) });
    await user.click(await box('会议邀请：邮件'));
    expect(await screen.findByRole('alert')).toHaveTextContent('设置保存失败');
    await waitFor(async () => expect(await box('会议邀请：邮件')).toBeChecked());
  });

  it('[CFG-04] [UX-03] show at once while the service is still busy with them, however many', async () => {
    const { user } = renderScreen(someSettings(), { [put]: () => new Promise(() => undefined) });
    for (const name of ['会议邀请：邮件', '会议邀请：应用内']) {
      await user.click(await box(name));
      expect(await box(name)).not.toBeChecked();
    }
    expect(await box('会议邀请：邮件')).not.toBeChecked();
  });

  it('[ERR-01] can be read again when that fails; the rest stands', async () => {
    renderScreen(someSettings(), { [get]: () => failure(500) });
    expect(await screen.findByText('设置加载失败')).toBeVisible();
    expect(screen.getByRole('heading', { name: '日历订阅' })).toBeVisible();
  });

  it('say that there is no address for mail', async () => {
    renderScreen(someSettings({ hasMail: false }));
    expect(await screen.findByText('您还没有邮箱，邮件通知将不会发送')).toBeVisible();
  });
});

describe('quiet hours', () => {
  it('[CFG-04] are offered where something leaves the product', async () => {
    renderScreen(someSettings({ channels: ['app'] }));
    await box('会议邀请：应用内');
    expect(screen.queryByRole('checkbox', { name: '开启免打扰' })).not.toBeInTheDocument();
  });

  it('[CFG-04] are the night for those who switch them on', async () => {
    const { sent, user } = renderScreen();
    await user.click(await box('开启免打扰'));
    expect(sent()).toEqual([{ quietHours: { from: 22 * 60, to: 8 * 60 } }]);
  });

  it('[CFG-04] end on the next day where they end before they begin, and are never empty', async () => {
    const { sent, user } = renderScreen(someSettings({ quietHours: { from: 22 * 60, to: 8 * 60 } }));
    const end = await screen.findByRole('combobox', { name: '结束时间' });
    expect(within(end).getByRole('option', { name: '次日 08:00', selected: true })).toBeInTheDocument();
    expect(within(end).queryByRole('option', { name: /22:00/ })).not.toBeInTheDocument();
    await user.selectOptions(end, '23:30');
    await user.click(await box('开启免打扰'));
    expect(sent()).toEqual([{ quietHours: { from: 22 * 60, to: 23.5 * 60 } }, { quietHours: null }]);
  });
});

describe('[CFG-04] my floor', () => {
  const floor = () => screen.findByRole('combobox', { name: '我的楼层' });

  it('is chosen among the areas that hold rooms, and taken back', async () => {
    const { sent, user } = renderScreen();
    const names = within(await floor()).getAllByRole('option');
    expect(names.map(({ textContent }) => textContent).slice(0, 4)).toEqual([
      '自动（按近 90 天的预订）',
      '上海',
      '上海 / 一号楼',
      '上海 / 一号楼 / 3F',
    ]);
    await user.selectOptions(await floor(), '上海 / 一号楼 / 3F');
    await user.selectOptions(await floor(), '自动（按近 90 天的预订）');
    await waitFor(() =>
      expect(sent(peopleCalls.setConfig)).toEqual([{ myAreaId: 'area-3f' }, { myAreaId: null }]),
    );
  });

  it('is the one chosen before', async () => {
    renderScreen(someSettings(), { [peopleCalls.config]: { myAreaId: 'area-two' } });
    expect(await floor()).toHaveDisplayValue('上海 / 二号楼');
  });

  it('is not chosen where the company has it no more', async () => {
    renderScreen(someSettings(), { [peopleCalls.config]: { myAreaId: 'gone' } });
    expect(await floor()).toHaveDisplayValue('自动（按近 90 天的预订）');
  });

  it('is learnt from what one books, until one chooses', async () => {
    renderScreen(someSettings(), { [usualArea]: { areaId: 'area-3f' } });
    await waitFor(async () => expect(await floor()).toHaveDisplayValue('自动（上海 / 一号楼 / 3F）'));
  });

  it('is of use with favourites first, which is switched here as well', async () => {
    const { sent, user } = renderScreen();
    await user.click(await screen.findByRole('switch', { name: '收藏优先' }));
    expect(sent(peopleCalls.setConfig)).toEqual([{ favouritesFirst: true }]);
  });

  it('[ERR-01] can be read again where the areas could not', async () => {
    renderScreen(someSettings(), { [roomCalls.areas]: () => failure(500) });
    expect(await screen.findByText('设置加载失败')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: '我的楼层' })).not.toBeInTheDocument();
  });
});

describe('the notifications of the browser', () => {
  it('[BOOK-02] are permitted by a press alone, show an example, and are switched off again', async () => {
    const { notifications, request } = fakeNotifications('default');
    const { user } = renderScreen();
    expect(request).not.toHaveBeenCalled();
    await user.click(within(browser()).getByRole('button', { name: '开启浏览器通知' }));
    expect(await within(browser()).findByText('已在此浏览器开启')).toBeVisible();
    expect(notifications.map(({ title }) => title)).toEqual(['浏览器通知已开启']);
    await user.click(within(browser()).getByRole('button', { name: '关闭浏览器通知' }));
    expect(within(browser()).getByText('未开启')).toBeVisible();
    await user.click(within(browser()).getByRole('button', { name: '开启浏览器通知' }));
    expect(request).toHaveBeenCalledTimes(1);
  });

  it('[BOOK-02] say where a refusal is taken back', async () => {
    fakeNotifications('default', 'denied');
    const { user } = renderScreen();
    await user.click(within(browser()).getByRole('button', { name: '开启浏览器通知' }));
    expect(await within(browser()).findByText(/已被浏览器阻止/)).toBeVisible();
    expect(within(browser()).queryByRole('button')).not.toBeInTheDocument();
  });

  it('[BOOK-02] are not offered where there are none', async () => {
    renderScreen();
    expect(await within(browser()).findByText('此浏览器不支持系统通知')).toBeVisible();
  });
});
