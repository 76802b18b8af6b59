import { screen, waitFor } from '@testing-library/react';
import { renderLogin } from '@/test/render/render-login';
import { storeMobile } from '@/components/credentials/session/stored-mobile';

jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

const anyScreen = window.matchMedia;
const withPointer = (pointer: 'fine' | 'coarse') => {
  window.matchMedia = (media) =>
    Object.assign(anyScreen(media), { matches: media.includes(`pointer: ${pointer}`) });
};

afterEach(() => {
  window.matchMedia = anyScreen;
  sessionStorage.clear();
});

describe('[AUTH-14] where typing begins', () => {
  it('is the first field at a desk', async () => {
    withPointer('fine');
    await renderLogin({ config: { modes: ['password'] } });
    expect(screen.getByRole('textbox', { name: '手机号' })).toHaveFocus();
  });

  it('is the first field that nothing is known of', async () => {
    withPointer('fine');
    storeMobile('13900000005');
    await renderLogin({ config: { modes: ['password'] } });
    await waitFor(() => expect(screen.getByLabelText('密码')).toHaveFocus());
  });

  it('is left to people with a phone, whose keyboard would cover the page', async () => {
    withPointer('coarse');
    await renderLogin({ config: { modes: ['password'] } });
    expect(document.body).toHaveFocus();
  });

  it('is where somebody is already', async () => {
    withPointer('fine');
    const elsewhere = document.body.appendChild(document.createElement('input'));
    elsewhere.focus();
    await renderLogin({ config: { modes: ['password'] } });
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});
