import { render, screen } from '@testing-library/react';
import { readSsoFailure, ssoFailures } from '@/lib/web/sso-failures';
import { ssoText } from '@/lib/text/zh-cn/sso';
import { SsoButton } from './sso-button';

const typing = { agreement: true, agree: jest.fn(), askAgreement: jest.fn() };

describe('the way to the identity provider', () => {
  it('[AUTH-08] [S17] is a link that keeps the page asked for', () => {
    render(<SsoButton typing={typing} wanted="/details/1024?from=schedule" />);
    expect(screen.getByRole('link', { name: '单点登录' })).toHaveAttribute(
      'href',
      '/bff/sso/start?to=%2Fdetails%2F1024%3Ffrom%3Dschedule',
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('[AUTH-08] has the name that the company gave it', () => {
    render(<SsoButton typing={typing} label="集团账号登录" />);
    expect(screen.getByRole('link', { name: '集团账号登录' })).toHaveAttribute('href', '/bff/sso/start');
  });

  it.each(ssoFailures)('[AUTH-08] says in words of its own what %s means', (failure) => {
    render(<SsoButton typing={typing} outcome={failure} />);
    expect(screen.getByRole('alert')).toHaveTextContent(ssoText.failures[failure]);
    expect(screen.getByRole('link', { name: '单点登录' })).toBeInTheDocument();
  });

  it.each(ssoFailures)(
    '[AUTH-08] after %s it offers another account only where this one is the reason',
    (failure) => {
      render(<SsoButton typing={typing} wanted="/rooms" outcome={failure} />);
      const other = screen.queryByRole('link', { name: '使用其他账号登录' });
      if (['notOpened', 'disabled', 'taken'].includes(failure))
        expect(other).toHaveAttribute('href', '/bff/sso/start?to=%2Frooms&account=other');
      else expect(other).not.toBeInTheDocument();
    },
  );

  it('[AUTH-08] says it once: the address forgets it, and keeps the rest', () => {
    window.history.replaceState(null, '', '/login?to=%2Frooms&sso=denied&mode=qr');
    render(<SsoButton typing={typing} outcome="denied" />);
    expect(screen.getByRole('alert')).toBeVisible();
    expect(window.location.search).toBe('?to=%2Frooms&mode=qr');
  });

  it('[S16] takes no words from an address', () => {
    expect([
      readSsoFailure('denied'),
      readSsoFailure('请拨打 400-evil'),
      readSsoFailure(['denied']),
      readSsoFailure('toString'),
    ]).toEqual(['denied', undefined, undefined, undefined]);
  });
});
