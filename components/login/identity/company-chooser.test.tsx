import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { enter } from '@/components/session/enter';
import { onIdentityFromOtherTab } from '@/components/session/other-tabs';
import { browserTransport } from '@/lib/client/transport/browser-transport';
import { createSessionCalls } from '@/lib/client/session-calls';
import { createQueryClient } from '@/lib/query/context/query-client';
import { SessionCallsContext } from '@/lib/query/session';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { OneBrowser } from '@/test/browser/one-browser';
import { renderApp } from '@/test/render/render-app';
import { CompanyChooser } from './company-chooser';

jest.mock('@/components/session/enter', () => ({ enter: jest.fn() }));

const companies = [
  { staffId: 's1', companyName: '示例科技', department: '研发部' },
  { staffId: 's2', companyName: '远山咨询', department: '顾问部' },
];

function renderChooser(answer: unknown = {}, props: { currentStaffId?: string; wanted?: string } = {}) {
  const bff = fakeBff({ 'PUT /session/identity': answer });
  renderApp(<CompanyChooser companies={companies} {...props} />, bff);
  return { bff, user: userEvent.setup(), submit: () => screen.getByRole('button', { name: '立即进入' }) };
}

beforeEach(() => jest.mocked(enter).mockClear());

describe('choosing a company', () => {
  it('[SESS-04] lists the companies by name, the one in use chosen', () => {
    renderChooser({}, { currentStaffId: 's2' });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: '远山咨询' })).toBeChecked();
  });

  it('[SESS-04] sets the identity, then goes to the schedule after a second', async () => {
    const { bff, user, submit } = renderChooser();
    await user.click(screen.getByRole('radio', { name: '远山咨询' }));
    await user.click(submit());
    await waitFor(() => expect(bff.calls).toHaveLength(1));
    expect(bff.calls[0]).toMatchObject({ key: 'PUT /session/identity', body: { staffId: 's2' } });
    expect(enter).not.toHaveBeenCalled();
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/schedule'), { timeout: 2_000 });
  });

  it('[R32] [SESS-04] tells the other tabs which company it is now', async () => {
    Object.assign(window, { BroadcastChannel: OneBrowser });
    const heard = jest.fn();
    const stop = onIdentityFromOtherTab(heard);
    const { user, submit } = renderChooser({ staffId: 's2', companyName: '远山咨询', userId: 'u' });
    await user.click(submit());
    await waitFor(() => expect(heard.mock.calls).toEqual([[{ staffId: 's2', companyName: '远山咨询' }]]));
    stop();
    Reflect.deleteProperty(window, 'BroadcastChannel');
  });

  it('[SESS-03] goes on to the page that was asked for before the log-in', async () => {
    const { user, submit } = renderChooser({}, { wanted: '/rooms' });
    await user.click(submit());
    await waitFor(() => expect(enter).toHaveBeenCalledWith('/rooms'), { timeout: 2_000 });
  });

  it('[SESS-04] enters the company that was chosen before script ran, and not the one beside it', async () => {
    const bff = fakeBff({ 'PUT /session/identity': {} });
    const page = (
      <QueryClientProvider client={createQueryClient()}>
        <SessionCallsContext value={createSessionCalls(browserTransport(bff))}>
          <CompanyChooser companies={companies} currentStaffId="s1" />
        </SessionCallsContext>
      </QueryClientProvider>
    );
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(page);
    const other = screen.getByRole<HTMLInputElement>('radio', { name: '远山咨询' });
    other.checked = true;

    render(page, { container, hydrate: true });
    await userEvent.click(screen.getByRole('button', { name: '立即进入' }));
    await waitFor(() => expect(bff.calls.map(({ body }) => body)).toEqual([{ staffId: 's2' }]));
    expect(other).toBeChecked();
  });

  it('[SESS-04] keeps the choice and says why when it fails', async () => {
    const { user, submit } = renderChooser(() => failure(500));
    await user.click(screen.getByRole('radio', { name: '远山咨询' }));
    await user.click(submit());
    expect(await screen.findByText('服务器异常')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '远山咨询' })).toBeChecked();
    expect(submit()).toBeEnabled();
  });
});
