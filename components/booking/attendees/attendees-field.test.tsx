import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { at, me, now, zone } from '@/test/builders/meeting-builders';
import { aPerson, peopleCalls as calls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { AttendeesField } from './attendees-field';
import { useMembers } from './use-members';

const organizer = { staffId: me, realName: '林晓' };

const zhou = aPerson('周宁', { pinyin: 'ZHOU NING' });
const wang = aPerson('王芳', { pinyin: 'WANG FANG' });

function renderField(memberIds: readonly string[] = [], answers: Record<string, unknown> = {}) {
  const bff = fakeBff({ [calls.recommended]: [wang], [calls.picks]: [zhou], ...answers });
  const changes: (readonly string[])[] = [];
  function Form() {
    const [ids, setIds] = useState(memberIds);
    const members = useMembers(organizer, ids);
    return (
      <AttendeesField
        organizer={organizer}
        members={members}
        window={{ beginTime: at('14:15'), endTime: at('15:00') }}
        busyPeople={[]}
        now={now}
        zone={zone}
        onChange={({ memberIds: picked = [] }) => {
          changes.push(picked);
          setIds(picked);
        }}
      />
    );
  }
  renderApp(<Form />, bff);
  return { changes, bff, user: userEvent.setup() };
}

const field = () => screen.getByRole('combobox', { name: '参会人' });

describe('[BOOK-10] the attendees of a booking', () => {
  it('include the organizer, who cannot be taken out', () => {
    renderField();
    expect(screen.getByRole('group', { name: '参会人' })).toHaveTextContent('林晓组织者');
    expect(screen.queryByRole('button', { name: '移除林晓' })).not.toBeInTheDocument();
    expect(screen.getByText('已选 1 人')).toBeVisible();
  });

  it('are typed and taken with Enter, recommended by a tap, and taken back with Backspace', async () => {
    const { user, changes } = renderField();
    await user.type(field(), 'zhou');
    await screen.findByRole('option', { name: /^周宁/ });
    await user.keyboard('{Enter}');
    await user.click(await screen.findByRole('button', { name: '添加王芳' }));
    expect(screen.getByText('已选 3 人')).toBeVisible();
    await user.click(field());
    await user.keyboard('{Backspace}');
    expect(changes).toEqual([[zhou.staffId], [zhou.staffId, wang.staffId], [zhou.staffId]]);
  });

  it('of a link show their names, and stay when others join before they are read', async () => {
    const never = new Promise(() => undefined);
    const { user, changes } = renderField([String(zhou.staffId)], { [calls.byId]: () => never });
    await user.click(await screen.findByRole('button', { name: '添加王芳' }));
    expect(changes).toEqual([[zhou.staffId, wang.staffId]]);
  });

  it('of a link who have left the company are not invited', async () => {
    const { user, changes } = renderField(['gone', String(zhou.staffId)], { [calls.byId]: [zhou] });
    await screen.findByRole('button', { name: '移除周宁' });
    await user.click(await screen.findByRole('button', { name: '添加王芳' }));
    expect(changes).toEqual([[zhou.staffId, wang.staffId]]);
  });

  it('can be picked although recommendations cannot be read', async () => {
    const { user, changes } = renderField([], { [calls.recommended]: () => failure(503) });
    await user.type(field(), 'zhou');
    await user.click(await screen.findByRole('option', { name: /^周宁/ }));
    expect(changes).toEqual([[zhou.staffId]]);
    expect(field()).toHaveValue('');
  });
});
