import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { PersonConfig } from '@/lib/contract/person-config';
import { failure, fakeBff, json, type SeenCall } from '@/test/http/fake-bff';
import { me } from '@/test/builders/meeting-builders';
import { peopleCalls } from '@/test/builders/people-builders';
import { renderApp } from '@/test/render/render-app';
import { PersonChoicesProvider, usePersonChoices } from './person-choices';

function Screen() {
  const { choices, choose } = usePersonChoices();
  return (
    <>
      <output>{choices ? (choices.scheduleMode ?? 'nothing') : 'unread'}</output>
      <button onClick={() => choose({ scheduleMode: 'calendar' })}>日历</button>
    </>
  );
}

function renderChoices(answers: Record<string, unknown>) {
  const bff = fakeBff(answers);
  const view = renderApp(
    <PersonChoicesProvider staffId={me}>
      <Screen />
    </PersonChoicesProvider>,
    bff,
  );
  return { ...view, bff, user: userEvent.setup() };
}

/** The service's side: one configuration that calls change by key. */
function storedConfig(first: PersonConfig) {
  let config = first;
  return {
    [peopleCalls.config]: () => json(config),
    [peopleCalls.setConfig]: ({ body }: SeenCall) => {
      config = { ...config, ...(body as PersonConfig) };
      return json(config);
    },
  };
}

const cache = () => window.localStorage.getItem(`person-choices.${me}`);
const mode = () => screen.getByRole('status').textContent;

beforeEach(() => window.localStorage.clear());

describe('[CFG-04] what a person chose', () => {
  it('comes from the personal configuration on a new device, which then remembers it', async () => {
    renderChoices(storedConfig({ scheduleMode: 'calendar' }));
    await waitFor(() => expect(mode()).toBe('calendar'));
    expect(cache()).toBe('{"scheduleMode":"calendar"}');
  });

  it('comes from this browser where that remembers something, without a call', () => {
    window.localStorage.setItem(`person-choices.${me}`, '{"scheduleMode":"list"}');
    const { bff } = renderChoices(storedConfig({ scheduleMode: 'calendar' }));
    expect(mode()).toBe('list');
    expect(bff.keys()).toEqual([]);
  });

  it('is another person’s business on the same browser', async () => {
    window.localStorage.setItem('person-choices.staff-other', '{"scheduleMode":"calendar"}');
    renderChoices(storedConfig({}));
    await waitFor(() => expect(mode()).toBe('nothing'));
  });

  it('is stored by its key, at once here and for every device', async () => {
    const { bff, user } = renderChoices(storedConfig({ theme: 'dark' }));
    await waitFor(() => expect(mode()).toBe('nothing'));
    await user.click(screen.getByRole('button', { name: '日历' }));
    await waitFor(() => expect(mode()).toBe('calendar'));
    expect(bff.calls.find(({ key }) => key === peopleCalls.setConfig)?.body).toEqual({
      scheduleMode: 'calendar',
    });
    expect(JSON.parse(cache() ?? '')).toEqual({ theme: 'dark', scheduleMode: 'calendar' });
  });

  it('that cannot be stored says so', async () => {
    const { user } = renderChoices({
      [peopleCalls.config]: {},
      [peopleCalls.setConfig]: () => failure(500),
    });
    await waitFor(() => expect(mode()).toBe('nothing'));
    await user.click(screen.getByRole('button', { name: '日历' }));
    expect(await screen.findByText('服务器异常')).toBeVisible();
    expect(mode()).toBe('nothing');
  });

  it.each(['[]', '"x"', 'null', '{'])('ignores a cache that holds %s', async (text) => {
    window.localStorage.setItem(`person-choices.${me}`, text);
    renderChoices(storedConfig({ scheduleMode: 'calendar' }));
    await waitFor(() => expect(mode()).toBe('calendar'));
  });
});
