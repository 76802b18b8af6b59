import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes } from '@/lib/domain/error-codes';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { aLabel, peopleCalls as calls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { LabelNameDialog } from './label-name-dialog';

function renderDialog(answers: Record<string, unknown>, label?: ReturnType<typeof aLabel>) {
  const bff = fakeBff(answers);
  const onSaved = jest.fn();
  const onClose = jest.fn();
  renderApp(<LabelNameDialog {...(label && { label })} onSaved={onSaved} onClose={onClose} />, bff);
  const sent = () => bff.calls.map(({ key, body }) => [key, body]);
  return { sent, onSaved, onClose, user: userEvent.setup() };
}

const field = () => screen.getByLabelText('标签名称');

describe('[CON-07] the name of a label', () => {
  it('is sent without superfluous white space, and the new label handed on', async () => {
    const made = aLabel('核心 项目组');
    const { user, sent, onSaved, onClose } = renderDialog({ [calls.createLabel]: made });
    expect(field()).toHaveFocus();
    await user.type(field(), '  核心   项目组 {Enter}');
    expect(await screen.findByText('标签已创建')).toBeVisible();
    expect(sent()).toEqual([[calls.createLabel, { name: '核心 项目组' }]]);
    expect(onSaved).toHaveBeenCalledWith(made);
    expect(onClose).toHaveBeenCalled();
  });

  it('may not be empty', async () => {
    const { user, sent } = renderDialog({});
    await user.type(field(), '   {Enter}');
    expect(field()).toHaveAccessibleDescription('请输入标签名称');
    expect(sent()).toEqual([]);
  });

  it('that another label has is refused beside the field, where it stays', async () => {
    const taken = () => failure(409, errorCodes.labelNameTaken);
    const { user, onClose } = renderDialog({ [calls.renameLabel]: taken }, aLabel('项目组'));
    await user.clear(field());
    await user.type(field(), '面试官{Enter}');
    expect(await screen.findByText('标签名称已存在')).toBeVisible();
    expect(field()).toHaveValue('面试官');
    expect(field()).toHaveAccessibleDescription('标签名称已存在');
    await user.type(field(), '二');
    expect(screen.queryByText('标签名称已存在')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('survives a service that fails, which is said once', async () => {
    const { user, onClose } = renderDialog({ [calls.createLabel]: () => failure(500) });
    await user.type(field(), '项目组{Enter}');
    expect(await screen.findByText('服务器异常')).toBeVisible();
    expect(field()).toHaveValue('项目组');
    expect(onClose).not.toHaveBeenCalled();
  });
});
