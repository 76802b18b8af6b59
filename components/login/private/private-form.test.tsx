import { fireEvent, screen } from '@testing-library/react';
import { renderLogin } from '@/test/render/render-login';

jest.mock('next/navigation', () => jest.requireActual('@/test/browser/address-navigation'));

async function open() {
  const login = await renderLogin({ config: { privateVariant: true } });
  return {
    ...login,
    account: screen.getByLabelText('账号'),
    password: screen.getByLabelText('密码'),
    confirmPassword: screen.getByLabelText('确认密码'),
  };
}

/** As a browser does it: the value is there at once, and the event says nothing of a keyboard. */
const fillIn = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });

describe('[AUTH-17] the form of a private deployment and password managers', () => {
  it('[S27] tells the account, the password it keeps and the field for a new one apart', async () => {
    const { account, password, confirmPassword } = await open();
    expect([account, password, confirmPassword].map((field) => field.getAttribute('autocomplete'))).toEqual([
      'username',
      'current-password',
      'new-password',
    ]);
  });

  it.each([
    ['keeps', '密码', '确认密码'],
    ['makes up', '确认密码', '密码'],
  ])('has a password that a manager %s in both fields', async (_, filled, other) => {
    await open();
    fillIn(screen.getByLabelText(filled), 'Kept-2026');
    expect(screen.getByLabelText(other)).toHaveValue('Kept-2026');
  });

  it('leaves what is typed or pasted to be typed twice', async () => {
    const { user, fill, password, confirmPassword } = await open();
    await fill('密码', 'Pasted-2026');
    await user.type(password, '!');
    expect(confirmPassword).toHaveValue('');
    await user.type(confirmPassword, 'x');
    fillIn(password, 'Kept-2026');
    expect(confirmPassword).toHaveValue('x');
  });

  it('[AUTH-15] says that an account name is as long as one may be, instead of losing the rest without a word', async () => {
    const { fill, account } = await open();
    await fill('账号', 'l'.repeat(500));
    expect(account).toHaveValue('l'.repeat(64));
    expect(account).toHaveAccessibleDescription('已到上限 64 字');
  });

  it('[AUTH-15] takes an account name from a Chinese input method', async () => {
    const { fill, account } = await open();
    await fill('账号', 'ｌｉｎ．ｘｉａｏ');
    expect(account).toHaveValue('lin.xiao');
  });
});
