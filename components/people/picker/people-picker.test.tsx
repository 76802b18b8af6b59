import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { Contact } from '@/lib/contract/contact';
import { limits } from '@/lib/domain/limits/limits';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { me } from '@/test/builders/meeting-builders';
import { aBranch, aContact, aLabel, aPerson, peopleCalls as calls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { PeopleDialog } from './people-dialog';
import type { PickedPerson } from './picked-person';

const self = aPerson('林晓', { staffId: me, pinyin: 'LIN XIAO' });
const zhou = aPerson('周宁', { pinyin: 'ZHOU NING' });
const wang = aPerson('王芳', { pinyin: 'WANG FANG', email: 'wang@example.com' });
const chen = aPerson('陈晨', { pinyin: 'CHEN CHEN', department: '行政部' });
const twin = aPerson('陈晨', { staffId: 'staff-twin', pinyin: 'CHEN CHEN', department: '市场部' });
const everybody = [self, zhou, wang, chen, twin];

/** The picker's search as the service answers it: `keyword` stands in the query, which the stand-in leaves out. */
const searchAnswer = (keywordOf: () => string) => () =>
  json(
    everybody.filter(({ realName, pinyin = '', email }) =>
      [realName, pinyin.toLowerCase().replace(' ', ''), email].some((text) => text?.includes(keywordOf())),
    ),
  );

type Setup = {
  answers?: Record<string, unknown>;
  initial?: readonly PickedPerson[];
  fixed?: Contact[];
  limit?: number;
  required?: string;
  failure?: string;
};

function renderPicker({ answers = {}, initial = [], fixed = [], limit = 10, ...rest }: Setup = {}) {
  const bff = fakeBff({
    [calls.recommended]: [zhou, wang],
    [calls.frequent]: [aContact('陈晨'), self],
    [calls.labels]: [aLabel('项目组', 2)],
    [calls.labelPeople]: [zhou, chen],
    [calls.recent]: [
      {
        meetingNo: '1',
        theme: '版本评审',
        meetingMemberList: [
          { staffId: String(zhou.staffId), realName: '周宁' },
          { staffId: me, realName: '林晓' },
        ],
      },
    ],
    ...answers,
  });
  const keywords: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const keyword = new URL(String(input), 'http://x').searchParams.get('keyword');
    if (keyword !== null) keywords.push(keyword);
    return bff.fetch(input, init);
  };
  const confirmed = jest.fn<void, [readonly PickedPerson[]]>();
  const closed = jest.fn();
  function Place() {
    const [isOpen, setOpen] = useState(true);
    return isOpen ? (
      <PeopleDialog
        title="添加参会人"
        initial={initial}
        staffId={me}
        fixed={fixed.map((person) => ({
          person: { ...person, staffId: String(person.staffId) },
          note: '组织者',
        }))}
        limit={limit}
        {...rest}
        onConfirm={confirmed}
        onClose={() => {
          closed();
          setOpen(false);
        }}
      />
    ) : null;
  }
  const { unmount } = renderApp(<Place />, { fetch });
  return { unmount, bff, confirmed, closed, keywords, user: userEvent.setup() };
}

const input = () => screen.findByRole('combobox');
const option = (name: string | RegExp) => screen.findByRole('option', { name });
const chosen = () =>
  within(screen.getByRole('region', { name: '已选' }))
    .queryAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
const confirm = () => screen.getByRole('button', { name: /^确定/ });
const ids = (people: readonly PickedPerson[] | undefined) => people?.map(({ staffId }) => staffId);

describe('[BOOK-10] the picker of people', () => {
  it('[NAV-06] is 800 wide, and 640 inside another site', async () => {
    const { unmount } = renderPicker();
    expect(await screen.findByRole('dialog', { name: '添加参会人' })).toHaveStyle({
      width: `${limits.addAttendeesPx}px`,
    });
    unmount();
    document.documentElement.dataset.embedded = 'true';
    renderPicker();
    expect(await screen.findByRole('dialog', { name: '添加参会人' })).toHaveStyle({
      width: `${limits.addAttendeesEmbeddedPx}px`,
    });
    delete document.documentElement.dataset.embedded;
  });

  it('begins with the people one meets most, each a click', async () => {
    const { user, confirmed } = renderPicker();
    await user.click(await option(/^周宁/));
    expect(await option(/^周宁/)).toHaveAttribute('aria-selected', 'true');
    expect(chosen()).toEqual(['周宁']);
    await user.click(confirm());
    expect(ids(confirmed.mock.calls[0]?.[0])).toEqual([zhou.staffId]);
  });

  it('[UX-01] is worked by the keyboard alone from the search field', async () => {
    const { user, confirmed, keywords } = renderPicker({
      answers: { [calls.picks]: searchAnswer(() => 'chen') },
    });
    const field = await input();
    expect(field).toHaveFocus();
    await user.type(field, 'chen');
    const first = await option('陈晨，行政部');
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', first.id));
    await user.keyboard('{ArrowDown}{Enter}{ArrowUp}{Enter}');
    expect(field).toHaveFocus();
    expect(chosen()).toEqual(['陈晨', '陈晨']);
    expect(keywords.at(-1)).toBe('chen');
    await user.keyboard('{Escape}{Backspace}');
    expect(chosen()).toEqual(['陈晨']);
    await user.tab();
    expect(screen.getByRole('tab', { name: '推荐' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: '常用联系人' })).toHaveAttribute('aria-selected', 'true');
    await user.click(confirm());
    expect(ids(confirmed.mock.calls[0]?.[0])).toEqual([twin.staffId]);
  });

  it('shows oneself and those who are in already as ticked, and does not take them out', async () => {
    const { user } = renderPicker({ fixed: [chen] });
    await user.click(screen.getByRole('tab', { name: '常用联系人' }));
    for (const name of ['陈晨，研发部，已在其中', '林晓，研发部，我']) {
      const fixed = await option(name);
      expect(fixed).toHaveAttribute('aria-selected', 'true');
      expect(fixed).toHaveAttribute('aria-disabled', 'true');
      await user.click(fixed);
    }
    expect(chosen()).toEqual(['陈晨']);
    expect(screen.queryByRole('button', { name: '移除陈晨' })).not.toBeInTheDocument();
  });

  it('goes into a department and adds its people, saying how many', async () => {
    const department = { id: 'd1', name: '研发部', memberTotalCount: 3, hasChildren: false };
    const inside = aBranch({ members: [zhou, wang, self], memberTotalCount: 3 });
    let reads = 0;
    const { user } = renderPicker({
      answers: {
        [calls.branch]: () => json(reads++ === 0 ? aBranch({ departments: [department] }) : inside),
      },
    });
    await user.click(await screen.findByRole('tab', { name: '组织架构' }));
    await user.click(await option('研发部，3 人'));
    expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent('组织架构研发部');
    await user.click(await option('全选研发部，3 人'));
    expect(await screen.findByText('已添加“研发部”的 2 人')).toBeVisible();
    expect(chosen()).toEqual(['周宁', '王芳']);
  });

  it.each([
    ['标签', '项目组，2 人', '全选项目组，2 人', ['周宁', '陈晨']],
    ['最近会议', '版本评审，周宁、林晓', '全选版本评审，2 人', ['周宁']],
  ])('adds the people of %s', async (source, group, all, expected) => {
    const { user } = renderPicker();
    await user.click(await screen.findByRole('tab', { name: source }));
    await user.click(await option(group));
    await user.click(await option(all));
    await waitFor(() => expect(chosen()).toEqual(expected));
  });

  it('takes no more than the limit, and says so', async () => {
    const { user } = renderPicker({ limit: 1 });
    await user.click(await option(/^周宁/));
    await user.click(await option(/^王芳/));
    expect(await screen.findByText('最多选择 1 人')).toBeVisible();
    expect(chosen()).toEqual(['周宁']);
  });

  it('takes a pasted list, says whom it could not find, and lets one choose between namesakes', async () => {
    let last = '';
    const { user, confirmed, keywords } = renderPicker({
      answers: {
        [calls.picks]: (_call: SeenCall) => {
          last = keywords[keywords.length - 1] ?? '';
          return searchAnswer(() => last)();
        },
      },
    });
    await user.click(await input());
    await user.paste('周宁、wang@example.com；陈晨\n没有此人');
    expect(await screen.findByText('已从粘贴内容添加 2 人')).toBeVisible();
    expect(screen.getByText('未找到：没有此人')).toBeVisible();
    const choice = screen.getByRole('group', { name: '有多位“陈晨”，请选择' });
    await user.click(within(choice).getByRole('button', { name: '陈晨 · 市场部' }));
    expect(chosen()).toEqual(['周宁', '王芳', '陈晨']);
    await user.click(confirm());
    expect(ids(confirmed.mock.calls[0]?.[0])).toEqual([zhou.staffId, wang.staffId, twin.staffId]);
  });

  it('needs at least one where the selection may not be empty', async () => {
    const { user, confirmed } = renderPicker({ required: '请至少选择一位参会人' });
    await user.click(await screen.findByRole('button', { name: '确定' }));
    expect(screen.getByRole('alert')).toHaveTextContent('请至少选择一位参会人');
    expect(confirmed).not.toHaveBeenCalled();
  });

  it('[R32] keeps everybody who is picked when storing them fails', async () => {
    const { user } = renderPicker({
      failure: '设置标签成员失败',
      initial: [{ ...zhou, staffId: 'staff-周宁' }],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('设置标签成员失败');
    await user.click(await option(/^王芳/));
    expect(chosen()).toEqual(['周宁', '王芳']);
  });

  it('[ERR-03] a source that cannot be read can be read again', async () => {
    let failing = true;
    const { user } = renderPicker({
      answers: { [calls.recommended]: () => (failing ? failure(500) : json([zhou])) },
    });
    expect(await screen.findByText('加载失败')).toBeVisible();
    failing = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await option(/^周宁/)).toBeVisible();
  });
});
