import { act, screen, waitFor, within } from '@testing-library/react';
import type { ApprovalRecord } from '@/lib/contract/approval';
import { anApproval, aReceivedApproval } from '@/test/builders/approval-builders';
import { failure, json, type SeenCall } from '@/test/http/fake-bff';
import { pageOf, records, renderCentre, toMe } from '@/test/render/render-approvals';

jest.mock('next/navigation', () => ({ useSearchParams: jest.fn(), useRouter: jest.fn() }));

/** The auditor's list, from which a settled request goes. */
function renderPending(list: ApprovalRecord[], settled: Record<string, () => Response> = {}) {
  let waiting = [...list];
  const settle = (id: string) => async (call: SeenCall) => {
    const answer = settled[call.key]?.() ?? new Response(null, { status: 204 });
    if (answer.ok) waiting = waiting.filter((record) => record.id !== id);
    return answer;
  };
  return renderCentre({
    [toMe]: () => json(pageOf(waiting)),
    ...Object.fromEntries(
      list.flatMap(({ id }) =>
        ['agree', 'refuse'].map((verb) => [`POST ${records}/${id}/actions/${verb}`, settle(id)]),
      ),
    ),
  });
}

const subjects = ['预算评审', '客户来访', '季度复盘'];
const idOf = (subject: string) => `approval-${subjects.indexOf(subject) + 1}`;
const three = subjects.map((subject) => aReceivedApproval({ id: idOf(subject), subject }));
const agreeTo = (subject: string) => `POST ${records}/${idOf(subject)}/actions/agree`;
const refuseOf = (subject: string) => `POST ${records}/${idOf(subject)}/actions/refuse`;
const theLink = (name: string) => screen.findByRole('link', { name });
const theRow = async (name: string) => (await theLink(name)).closest('li') as HTMLElement;
const button = (name: string) => screen.getByRole('button', { name });

describe('[APR-02] settling in place', () => {
  it('agrees with one press, says so, and goes on at the next request', async () => {
    const { user, bff } = renderPending(three);
    await theLink('预算评审');
    await user.click(button('同意“预算评审”'));
    await waitFor(() => expect(screen.queryByRole('link', { name: '预算评审' })).not.toBeInTheDocument());
    expect(bff.keys()).toContain(agreeTo('预算评审'));
    expect(await screen.findByText('已同意“预算评审”')).toBeVisible();
    expect(await theLink('客户来访')).toHaveFocus();
  });

  it('[UX-03] shows the decision before its answer, and puts the request back where it is refused', async () => {
    let answer = (_: Response) => {};
    const later = new Promise<Response>((resolve) => (answer = resolve));
    const { user } = renderCentre({ [toMe]: pageOf(three), [agreeTo('预算评审')]: () => later });
    const row = within(await theRow('预算评审'));
    await user.click(button('同意“预算评审”'));
    expect(await row.findByText('已同意')).toBeVisible();
    expect(button('同意“预算评审”')).toBeDisabled();
    await act(async () => answer(failure(500)));
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常');
    await waitFor(() => expect(row.queryByText('已同意')).not.toBeInTheDocument());
    expect(button('同意“预算评审”')).toBeEnabled();
  });

  it('[APR-04] says 状态已过期 when somebody else was faster, and reads the list again', async () => {
    const lists = [pageOf(three), pageOf(three.slice(1))];
    const { user } = renderCentre({
      [toMe]: () => json(lists.shift()),
      [agreeTo('预算评审')]: () => failure(409, 400405020),
    });
    await theLink('预算评审');
    await user.click(button('同意“预算评审”'));
    expect(await screen.findByText('状态已过期')).toBeVisible();
    expect(screen.queryByRole('link', { name: '预算评审' })).not.toBeInTheDocument();
  });

  it('refuses with a reason only, and keeps what was typed until it is taken', async () => {
    const answers = [failure(503)];
    const { user, bodiesOf } = renderPending(three, {
      [refuseOf('预算评审')]: () => answers.shift() ?? new Response(null, { status: 204 }),
    });
    await theLink('预算评审');
    await user.click(button('拒绝“预算评审”'));
    const reason = screen.getByRole('textbox', { name: '拒绝理由' });
    expect(reason).toHaveFocus();
    await user.type(reason, '   ');
    await user.click(button('确认拒绝'));
    expect(screen.getByText('请输入拒绝理由')).toBeVisible();
    expect(bodiesOf(refuseOf('预算评审'))).toEqual([]);

    await user.clear(reason);
    await user.type(reason, ' 已预留给客户 ');
    await user.click(button('确认拒绝'));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(reason).toHaveValue(' 已预留给客户 ');
    await waitFor(() => expect(button('确认拒绝')).toBeEnabled());
    await user.click(button('确认拒绝'));
    expect(await screen.findByText('已拒绝“预算评审”')).toBeVisible();
    expect(bodiesOf(refuseOf('预算评审'))).toEqual([
      { refuseReason: '已预留给客户' },
      { refuseReason: '已预留给客户' },
    ]);
    expect(reason).not.toBeInTheDocument();
  });

  it('settles several at once, with a line for the result of each', async () => {
    const { user } = renderPending(three, { [agreeTo('客户来访')]: () => failure(409, 400405020) });
    await theLink('预算评审');
    await user.click(screen.getByRole('checkbox', { name: '选择“预算评审”' }));
    await user.click(screen.getByRole('checkbox', { name: '选择“客户来访”' }));
    const bar = within(screen.getByRole('toolbar', { name: '批量处理' }));
    expect(bar.getByText('已选 2 条')).toBeVisible();
    await user.click(bar.getByRole('button', { name: '同意' }));
    const results = within(await screen.findByRole('status', { name: '处理结果' }));
    expect(results.getByRole('heading')).toHaveTextContent('2 条中 1 条处理成功');
    expect(results.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      '预算评审已同意',
      '客户来访状态已过期',
    ]);
    expect(await theLink('季度复盘')).toBeVisible();
    expect(screen.queryByRole('link', { name: '预算评审' })).not.toBeInTheDocument();
  });

  it('refuses all chosen ones with one reason', async () => {
    const { user, bodiesOf } = renderPending(three);
    await theLink('预算评审');
    await user.click(screen.getByRole('checkbox', { name: '全选' }));
    const bar = within(screen.getByRole('toolbar', { name: '批量处理' }));
    await user.click(bar.getByRole('button', { name: '拒绝' }));
    await user.type(bar.getByRole('textbox', { name: '拒绝理由（3 条申请共用）' }), '年会占用');
    await user.click(bar.getByRole('button', { name: '确认拒绝' }));
    expect(await screen.findByText('3 条中 3 条处理成功')).toBeVisible();
    for (const { subject } of three)
      expect(bodiesOf(refuseOf(subject))).toEqual([{ refuseReason: '年会占用' }]);
    expect(screen.getByText('没有待您处理的申请')).toBeVisible();
  });

  it('offers nothing where the service does not', async () => {
    renderCentre({ [toMe]: pageOf([anApproval({ roomOrders: [] })]) });
    await theLink('预算评审');
    expect(screen.queryByRole('button', { name: /同意|拒绝/ })).not.toBeInTheDocument();
  });
});

describe('[UX-01] the keys of the list', () => {
  it('go from row to row, agree, and open the place for a reason', async () => {
    const { user, bff } = renderPending(three);
    await theLink('预算评审');
    screen.getByRole('region', { name: '审批中心' }).focus();
    await user.keyboard('jj');
    expect(await theLink('客户来访')).toHaveFocus();
    await user.keyboard('k');
    expect(await theLink('预算评审')).toHaveFocus();
    await user.keyboard('x');
    expect(screen.getByRole('checkbox', { name: '选择“预算评审”' })).toBeChecked();
    await user.keyboard('a');
    await waitFor(() => expect(screen.queryByRole('link', { name: '预算评审' })).not.toBeInTheDocument());
    expect(bff.keys()).toContain(agreeTo('预算评审'));
    await user.keyboard('r');
    expect(screen.getByRole('textbox', { name: '拒绝理由' })).toHaveFocus();
    await user.keyboard('jar');
    expect(screen.getByRole('textbox', { name: '拒绝理由' })).toHaveValue('jar');
    await user.keyboard('{Escape}');
    expect(await theLink('客户来访')).toHaveFocus();
  });

  it('do nothing while the focus is elsewhere', async () => {
    const { user, bff } = renderPending(three);
    await theLink('预算评审');
    document.body.focus();
    (document.activeElement as HTMLElement).blur();
    await user.keyboard('ja');
    expect(document.body).toHaveFocus();
    expect(bff.keys()).not.toContain(agreeTo('预算评审'));
  });
});
