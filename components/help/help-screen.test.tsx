import { screen } from '@testing-library/react';
import { now } from '@/test/builders/meeting-builders';
import { failure, fakeBff } from '@/test/http/fake-bff';
import { renderApp } from '@/test/render/render-app';
import { ServerClockProvider } from '@/components/ui/page/server-clock';
import { HelpScreen } from './help-screen';

jest.mock('next/navigation', () => ({ usePathname: () => '/help' }));

function renderHelp(configuration: unknown) {
  const answer =
    configuration === undefined
      ? () => failure(404)
      : { appId: 'help', configuration: JSON.stringify(configuration) };
  renderApp(
    <ServerClockProvider now={now}>
      <HelpScreen staffId="s1" phone="400-123 4567" />
    </ServerClockProvider>,
    fakeBff({ 'GET /api-meeting/api/client/app-configurations': answer }),
  );
}
const tip = '开始前 10 分钟起可以签到。';

describe('[HELP-01] the help page', () => {
  it('shows the company’s tips, its phone and its manual', async () => {
    renderHelp({ tips: [tip], manualUrl: 'https://help.example.com/manual' });
    expect(await screen.findByText(tip)).toBeVisible();
    expect(screen.getByRole('link', { name: '拨打服务电话 400-123 4567' })).toHaveAttribute(
      'href',
      'tel:4001234567',
    );
    const manual = screen.getByRole('link', { name: /查看手册/ });
    expect(manual).toHaveAttribute('href', 'https://help.example.com/manual');
    expect(manual).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  it('hides the feedback form unless the company shows it', async () => {
    renderHelp({ tips: [tip] });
    await screen.findByText(tip);
    expect(screen.queryByRole('form')).toBeNull();
  });

  it('shows it by configuration', async () => {
    renderHelp({ feedback: true });
    expect(await screen.findByRole('form', { name: '意见反馈' })).toBeVisible();
  });

  it('of a company without configuration has the phone alone', async () => {
    renderHelp(undefined);
    expect(await screen.findByText('暂无使用提示，如有疑问请联系服务中心')).toBeVisible();
    expect(screen.getByText('400-123 4567')).toBeVisible();
    expect(screen.queryByRole('link', { name: /查看手册/ })).toBeNull();
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'java\tscript:alert(1)'])(
    '[S49] links to no manual at %j',
    async (manualUrl) => {
      renderHelp({ tips: [tip], manualUrl });
      await screen.findByText(tip);
      expect(screen.queryByRole('link', { name: /查看手册/ })).toBeNull();
    },
  );

  it('[S48] shows markup in a tip as text', async () => {
    renderHelp({ tip: '<img src=x onerror=alert(1)>' });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});
