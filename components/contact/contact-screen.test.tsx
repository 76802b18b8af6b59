import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import type { Contact } from '@/lib/contract/contact';
import { failure, fakeBff, json } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { aBranch, aContact, aLabel, aPerson, peopleCalls as calls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { ContactScreen } from './contact-screen';

jest.mock('next/navigation', () => {
  const { useSyncExternalStore, useMemo } = jest.requireActual<typeof import('react')>('react');
  const subscribe = (notify: () => void) => {
    window.addEventListener('address', notify);
    return () => window.removeEventListener('address', notify);
  };
  return {
    useSearchParams: () => {
      const search = useSyncExternalStore(subscribe, () => window.location.search);
      return useMemo(() => new URLSearchParams(search), [search]);
    },
  };
});

// The router of the product follows the history in the same way.
for (const name of ['pushState', 'replaceState'] as const) {
  const original = window.history[name].bind(window.history);
  window.history[name] = (...entry) => {
    original(...entry);
    window.dispatchEvent(new Event('address'));
  };
}
window.addEventListener('popstate', () => window.dispatchEvent(new Event('address')));

const zhou = aContact('周宁', { pinyin: 'ZHOU NING', relation: 'each-added', mobile: '13800000005' });
const lin = aContact('李雷', { pinyin: 'LI LEI', remark: '老李', email: 'lilei@example.com' });
const robot = aContact('9527', { pinyin: '9527' });
const guest: Contact = {
  id: 'contact-guest',
  realName: '高客',
  pinyin: 'GAO KE',
  orgName: '远山咨询',
  relation: 'added',
  isExternal: true,
};

type Setup = { address?: string; answers?: Record<string, unknown> };

function renderScreen({ address = '/contact', answers = {} }: Setup = {}) {
  window.history.replaceState(null, '', address);
  const bff = fakeBff({
    [calls.frequent]: [zhou, lin, robot, guest],
    [calls.labels]: [aLabel('项目组', 2)],
    ...answers,
  });
  renderApp(
    <ServerClockProvider now={now}>
      <ContactScreen staffId={me} companyName="示例科技" zone={zone} />
    </ServerClockProvider>,
    bff,
  );
  const sent = (key: string) => bff.calls.filter((call) => call.key === key).map(({ body }) => body);
  return { bff, sent, user: userEvent.setup() };
}

const heading = () => screen.findByRole('heading', { level: 1 });

const cardAnswers = (person: Contact) => ({
  [calls.person(person.staffId ?? '')]: person,
  [calls.labelsOfPerson]: [],
  [calls.busy]: [{ staffId: person.staffId, busy: [] }],
});

describe('[CON-02] frequent contacts', () => {
  it('are counted, stand under their first letters, # last', async () => {
    renderScreen();
    expect(await heading()).toHaveTextContent('常用联系人');
    const list = await screen.findByRole('list', { name: '常用联系人' });
    expect(screen.getByText('4 人')).toBeVisible();
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['G', 'L', 'Z', '#']);
    expect(within(list).getAllByRole('link', { name: /开会$/ })).toHaveLength(3);
  });

  it('of nobody say so and lead to the organization', async () => {
    const { user } = renderScreen({ answers: { [calls.frequent]: [], [calls.branch]: aBranch() } });
    expect(await screen.findByText('暂无联系人')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '查看组织架构' }));
    expect(await heading()).toHaveTextContent('示例科技');
  });

  it('[ERR-03] that cannot be read can be read again', async () => {
    let failing = true;
    const { user } = renderScreen({
      answers: { [calls.frequent]: () => (failing ? failure(500) : json([zhou])) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('通讯录加载失败');
    failing = false;
    await user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('link', { name: /^周宁/ })).toBeVisible();
  });

  it('[UX-01] are one stop for the keyboard: arrows move, a letter goes to its names, Enter opens', async () => {
    const { user } = renderScreen({ answers: cardAnswers(zhou) });
    const first = await screen.findByRole('link', { name: /^高客/ });
    act(() => first.focus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('link', { name: /^李雷/ })).toHaveFocus();
    await user.keyboard('z');
    expect(screen.getByRole('link', { name: /^周宁/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: '联系人名片' })).toHaveTextContent('周宁');
  });
});

describe('[CON-01] the search', () => {
  const matching = [lin, aPerson('林晓', { staffId: me, pinyin: 'LIN XIAO' })];

  it('runs on Enter, marks what matched, and names its results', async () => {
    const { user, bff } = renderScreen({
      answers: { [calls.search]: { searchId: 's', contactPersons: matching, hasMore: false } },
    });
    await user.type(screen.getByRole('searchbox'), 'l{Enter}');
    expect(await heading()).toHaveTextContent('“l”的搜索结果');
    const list = await screen.findByRole('list', { name: /搜索结果/ });
    expect(Array.from(list.querySelectorAll('mark')).map(({ textContent }) => textContent)).toEqual([
      '李',
      'l',
      '林',
    ]);
    expect(window.location.search).toBe('?keyword=l');
    expect(bff.keys().filter((key) => key === calls.search)).toHaveLength(1);
  });

  it('reads the next page at the bottom, and not again after the last', async () => {
    let reads = 0;
    const pages = [
      { searchId: 'next', contactPersons: [zhou], hasMore: true },
      { searchId: 'end', contactPersons: [lin], hasMore: false },
    ];
    renderScreen({
      address: '/contact?keyword=n',
      answers: { [calls.search]: () => json(pages[reads++]) },
    });
    expect(await screen.findByRole('link', { name: /^李雷/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^周\s*宁/ })).toBeVisible();
    expect(reads).toBe(2);
  });

  it('without a result says so, and how to go on', async () => {
    const { user } = renderScreen({
      address: '/contact?keyword=nobody',
      answers: { [calls.search]: { searchId: '', contactPersons: [], hasMore: false } },
    });
    expect(await screen.findByText('未找到结果')).toBeVisible();
    await user.click(screen.getByRole('link', { name: '清除搜索' }));
    expect(await heading()).toHaveTextContent('常用联系人');
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('[CON-03] the organization', () => {
  const address = '/contact?group=organization';
  const department = { id: 'd1', name: '研发部', memberTotalCount: 2, hasChildren: false };
  const top = aBranch({ departments: [department], memberTotalCount: 3, members: [robot] });
  const inside = aBranch({ members: [zhou, lin] });
  /** The branch that is asked for stands in the query, which the stand-in leaves out: the first answer is the top. */
  const branches = (...answers: unknown[]) => {
    let reads = 0;
    return () => json(answers[Math.min(reads++, answers.length - 1)]);
  };

  it('is a tree as high as the window less 235, counted, and read branch by branch', async () => {
    const { user, bff } = renderScreen({ address, answers: { [calls.branch]: branches(top, inside) } });
    const tree = await screen.findByRole('tree', { name: '组织架构' });
    expect(await heading()).toHaveTextContent('示例科技');
    expect(screen.getByText('3 人')).toBeVisible();
    expect(tree.parentElement).toHaveStyle({ height: 'calc(100dvh - 235px)' });
    expect(bff.keys().filter((key) => key === calls.branch)).toHaveLength(1);
    const branch = within(tree).getByRole('treeitem', { name: /研发部/ });
    expect(branch).toHaveAttribute('aria-expanded', 'false');
    await user.click(branch);
    expect(await within(tree).findByRole('treeitem', { name: /周宁/ })).toHaveAttribute('aria-level', '2');
    expect(bff.keys().filter((key) => key === calls.branch)).toHaveLength(2);
  });

  it('[UX-01] opens, closes and is walked by the arrows', async () => {
    const { user } = renderScreen({ address, answers: { [calls.branch]: branches(top, inside) } });
    const branch = await screen.findByRole('treeitem', { name: /研发部/ });
    act(() => branch.focus());
    await user.keyboard('{ArrowRight}');
    await screen.findByRole('treeitem', { name: /李雷/ });
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('treeitem', { name: /周宁/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('treeitem', { name: /研发部/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(screen.queryByRole('treeitem', { name: /李雷/ })).not.toBeInTheDocument();
  });

  it.each([
    ['管理员暂未公布组织架构', aBranch({ isPublished: false })],
    ['暂无联系人', aBranch()],
  ])('says %s where there is nobody to show', async (words, branch) => {
    renderScreen({ address, answers: { [calls.branch]: branch } });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  });

  it('[CON-08] of 10,000 people has a screenful of rows in the page', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) =>
      aPerson(`员工${index}`, { staffId: `staff-${index}` }),
    );
    renderScreen({ address, answers: { [calls.branch]: aBranch({ members: many }) } });
    await screen.findByRole('tree');
    const rows = screen.getAllByRole('treeitem');
    expect(rows.length).toBeGreaterThan(5);
    expect(rows.length).toBeLessThanOrEqual(50);
  });
});

describe('the card', () => {
  const facts = (dialog: HTMLElement) =>
    within(dialog)
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  const card = () => screen.findByRole('dialog', { name: '联系人名片' });

  it('[CON-04] shows a contact who has added me with the mobile number', async () => {
    const { user } = renderScreen({ answers: cardAnswers(zhou) });
    await user.click(await screen.findByRole('link', { name: /^周宁/ }));
    const dialog = await card();
    expect(within(dialog).getByRole('heading', { level: 3 })).toHaveTextContent('周宁');
    await waitFor(() =>
      expect(facts(dialog)).toEqual([
        ['备注', '添加备注'],
        ['标签', '暂无标签设置标签'],
        ['手机', '13800000005'],
        ['邮箱', '--'],
        ['部门', '研发部'],
        ['职位', '工程师'],
      ]),
    );
    expect(await within(dialog).findByText('现在空闲')).toBeVisible();
    expect(within(dialog).getByRole('link', { name: '约会议' })).toHaveAttribute(
      'href',
      '/order-meeting?members=staff-%E5%91%A8%E5%AE%81',
    );
  });

  it('[CON-04] shows when a busy colleague is free, and nothing of the meeting', async () => {
    renderScreen({
      address: `/contact?person=${lin.staffId}`,
      answers: {
        ...cardAnswers(lin),
        [calls.busy]: [
          { staffId: lin.staffId, busy: [{ beginTime: at('10:00'), endTime: at('11:00'), subject: '密谈' }] },
        ],
      },
    });
    const dialog = await card();
    expect(await within(dialog).findByText('忙碌至 11:00')).toBeVisible();
    expect(dialog).toHaveTextContent('最近空闲 11:00–12:00');
    expect(dialog).not.toHaveTextContent('密谈');
    expect(dialog).toHaveTextContent('手机--');
  });

  it('[CON-04] shows the company of somebody outside, who cannot be invited', async () => {
    renderScreen({
      address: `/contact?person=${guest.id}`,
      answers: { [calls.person(String(guest.id))]: () => failure(404) },
    });
    const dialog = await card();
    await waitFor(() => expect(facts(dialog)).toContainEqual(['公司', '远山咨询']));
    expect(within(dialog).queryByRole('link', { name: '约会议' })).not.toBeInTheDocument();
  });

  it('[CON-06] never offers to add, delete or remark oneself', async () => {
    renderScreen({
      address: `/contact?person=${me}`,
      answers: cardAnswers(aPerson('林晓', { staffId: me })),
    });
    const dialog = await card();
    await within(dialog).findByText('林晓');
    for (const name of ['添加联系人', '删除联系人', '添加备注'])
      expect(within(dialog).queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('[CON-06] adds without a question', async () => {
    let relation: Contact['relation'] = 'none';
    const { user, sent } = renderScreen({
      address: `/contact?person=${lin.staffId}`,
      answers: {
        ...cardAnswers(lin),
        [calls.person(String(lin.staffId))]: () =>
          json({ ...lin, relation, id: relation === 'none' ? undefined : lin.id }),
        [calls.frequent]: [],
        [calls.add]: () => {
          relation = 'added';
          return json({ ...lin, relation });
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: '添加联系人' }));
    expect(await screen.findByText('添加成功')).toBeVisible();
    expect(sent(calls.add)).toEqual([{ staffId: lin.staffId }]);
    expect(await screen.findByRole('button', { name: '删除联系人' })).toBeVisible();
  });

  it('[CON-06] deletes after a question, and not without', async () => {
    const { user, bff } = renderScreen({
      address: `/contact?person=${lin.staffId}`,
      answers: {
        ...cardAnswers(lin),
        [calls.remove(String(lin.id))]: () => new Response(null, { status: 204 }),
      },
    });
    await user.click(await screen.findByRole('button', { name: '删除联系人' }));
    const question = await screen.findByRole('dialog', { name: '确定要删除该联系人吗？' });
    await user.click(within(question).getByRole('button', { name: '暂不删除' }));
    expect(bff.keys()).not.toContain(calls.remove(String(lin.id)));
    await user.click(await screen.findByRole('button', { name: '删除联系人' }));
    const again = await screen.findByRole('dialog', { name: '确定要删除该联系人吗？' });
    await user.click(within(again).getByRole('button', { name: '删除联系人' }));
    expect(await screen.findByText('删除成功')).toBeVisible();
  });

  it('closes back to the list, and a person who has left is a state of the card', async () => {
    const { user } = renderScreen({
      address: '/contact?person=gone',
      answers: { [calls.person('gone')]: () => failure(404) },
    });
    expect(await within(await card()).findByText('联系人不存在或已离开企业')).toBeVisible();
    await user.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });
});

describe('[CON-05] the remark', () => {
  async function openRemark(person: Contact, answer: unknown = { ...person }) {
    const setup = renderScreen({
      address: `/contact?person=${person.staffId}`,
      answers: { ...cardAnswers(person), [calls.remark(String(person.id))]: answer },
    });
    await setup.user.click(await screen.findByRole('button', { name: /备注/ }));
    return { ...setup, input: screen.getByRole('textbox', { name: '备注' }) };
  }

  it('has no white space and 16 characters at most; Enter stores it', async () => {
    const { user, input, sent } = await openRemark(zhou);
    await user.type(input, ' 阿 宁一二三四五六七八九十一二三四五六七八{Enter}');
    expect(sent(calls.remark(String(zhou.id)))).toEqual([{ remark: '阿宁一二三四五六七八九十一二三四' }]);
    expect(screen.getByRole('button', { name: /备注/ })).toHaveFocus();
  });

  it('is stored when the field is left, and an empty one takes the former away', async () => {
    const { user, input, sent } = await openRemark(lin);
    expect(input).toHaveValue('老李');
    await user.clear(input);
    await user.tab();
    expect(sent(calls.remark(String(lin.id)))).toEqual([{ remark: '' }]);
  });

  it.each([
    ['empty without a former one', zhou, '{Enter}'],
    ['dropped by Esc', zhou, '阿宁{Escape}'],
    ['the same', lin, '{Enter}'],
  ])('is not stored: %s', async (_case, person, keys) => {
    const { user, input, sent } = await openRemark(person);
    await user.type(input, keys);
    expect(sent(calls.remark(String(person.id)))).toEqual([]);
    expect(screen.getByRole('dialog', { name: '联系人名片' })).toBeVisible();
  });

  it('that is refused stays in the field', async () => {
    const { user, input } = await openRemark(zhou, () => failure(500));
    await user.type(input, '阿宁{Enter}');
    expect(await screen.findByRole('textbox', { name: '备注' })).toHaveValue('阿宁');
    expect(screen.getByText('服务器异常')).toBeVisible();
  });
});
