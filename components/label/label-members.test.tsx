import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardLabels } from '@/components/contact/card/card-labels';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { me } from '@/test/builders/meeting-builders';
import { aContact, aLabel, aPerson, peopleCalls as calls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { LabelActions } from './label-actions';

const zhou = aPerson('周宁');
const wang = aContact('王芳');
const label = aLabel('项目组', 1);

describe('[CON-07] the members of a label', () => {
  it('[R32] are set by the picker, which stays open with everybody when that fails', async () => {
    let failing = true;
    const bodies: unknown[] = [];
    const bff = fakeBff({
      [calls.recommended]: [wang],
      [calls.setLabelPeople]: ({ body }: SeenCall) => {
        bodies.push(body);
        return failing ? failure(500) : new Response(null, { status: 204 });
      },
    });
    const user = userEvent.setup();
    renderApp(<LabelActions label={label} people={[zhou]} staffId={me} onDeleted={jest.fn()} />, bff);
    await user.click(screen.getByRole('button', { name: '管理成员' }));
    await user.click(await screen.findByRole('option', { name: /^王芳/ }));
    await user.click(screen.getByRole('button', { name: /^确定/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('服务器异常');
    failing = false;
    await user.click(screen.getByRole('button', { name: /^确定/ }));
    expect(await screen.findByText('成员已更新')).toBeVisible();
    const body = { labelId: label.id, staffIds: [zhou.staffId, wang.staffId] };
    expect(bodies).toEqual([body, body]);
  });

  it('are changed on the card of one person, beside all others', async () => {
    let stored = [label];
    const bodies: unknown[] = [];
    const bff = fakeBff({
      [calls.labels]: [label, aLabel('面试官')],
      [calls.labelsOfPerson]: () => json(stored),
      [calls.labelPeople]: [wang, zhou],
      [calls.setLabelPeople]: ({ body }: SeenCall) => {
        bodies.push(body);
        stored = [];
        return new Response(null, { status: 204 });
      },
    });
    const user = userEvent.setup();
    renderApp(<CardLabels staffId={String(zhou.staffId)} />, bff);
    await user.click(await screen.findByRole('button', { name: '设置标签' }));
    const chip = await screen.findByRole('checkbox', { name: '项目组' });
    await waitFor(() => expect(chip).toBeChecked());
    await user.click(chip);
    await waitFor(() => expect(bodies).toEqual([{ labelId: label.id, staffIds: [wang.staffId] }]));
    expect(chip).not.toBeChecked();
  });

  it('stay when one thinks better of deleting the label', async () => {
    const bff = fakeBff({ [calls.deleteLabel]: new Response(null, { status: 204 }) });
    const user = userEvent.setup();
    const onDeleted = jest.fn();
    renderApp(<LabelActions label={label} people={[zhou]} staffId={me} onDeleted={onDeleted} />, bff);
    await user.click(screen.getByRole('button', { name: '删除标签' }));
    await user.click(await screen.findByRole('button', { name: '暂不删除' }));
    expect(bff.keys()).toEqual([]);
    expect(onDeleted).not.toHaveBeenCalled();
  });
});
