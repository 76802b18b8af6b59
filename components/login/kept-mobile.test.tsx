import { screen, waitFor } from '@testing-library/react';
import { renderLogin } from '@/test/render-login';
import { keepMobile } from './kept-mobile';

jest.mock('next/navigation', () => jest.requireActual('@/test/address-navigation'));

afterEach(() => sessionStorage.clear());

it.each(['?mode=password', '?mode=sms'])(
  '[AUTH-11] the log-in %s begins with the number of the page before, which no address names',
  async (search) => {
    keepMobile('13900000005');
    await renderLogin({ search, config: { modes: ['sms', 'password'] } });
    await waitFor(() => expect(screen.getByRole('textbox', { name: '手机号' })).toHaveValue('13900000005'));
  },
);
