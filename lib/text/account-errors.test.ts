import { accountOutcome } from './account-errors';

describe('the error catalogue of the ways in', () => {
  it.each([
    { operation: 'smsSend', code: 4031000, kind: 'countdown', message: '获取验证码过于频繁，请稍后再试' },
    { operation: 'smsSend', code: 1, kind: 'toast', message: '获取验证码失败，请稍后再试' },
    { operation: 'smsLogin', code: 4002002, kind: 'field', message: '验证码错误' },
    {
      operation: 'smsLogin',
      code: 4002003,
      kind: 'field',
      message: '验证码错误次数过多，请稍后重试',
    },
    { operation: 'smsLogin', code: 1, kind: 'toast', message: '登录失败，请稍后再试' },
    { operation: 'passwordLogin', code: 4001003, kind: 'captcha', message: undefined },
    { operation: 'passwordLogin', code: 4001004, kind: 'captcha', message: '图形验证码错误' },
    { operation: 'passwordLogin', code: 4001000, kind: 'field', message: '账号不存在或密码错误，请重新输入' },
    { operation: 'passwordLogin', code: 4001007, kind: 'field', message: '账号不存在或密码错误，请重新输入' },
    { operation: 'passwordLogin', code: 1, kind: 'toast', message: '未知错误' },
    { operation: 'register', code: 4003000, kind: 'field', message: '账号未注册' },
    { operation: 'register', code: 1, kind: 'toast', message: '未知错误' },
    { operation: 'passwordChange', code: 4002002, kind: 'field', message: '验证码错误' },
    { operation: 'passwordChange', code: 4003043, kind: 'field', message: '验证码错误' },
    {
      operation: 'passwordChange',
      code: 400401004,
      kind: 'field',
      message: '设置密码失败，错误原因不能与上一次密码相同',
    },
    {
      operation: 'passwordChange',
      code: 4003015,
      kind: 'field',
      message: '设置密码失败，错误原因不能与上一次密码相同',
    },
    {
      operation: 'passwordChange',
      code: 4001007,
      kind: 'field',
      message: '设置密码失败，错误原因不能与上一次密码相同',
    },
    { operation: 'passwordChange', code: 4001005, kind: 'field', message: '账号未注册' },
    {
      operation: 'passwordChange',
      code: 4002003,
      kind: 'field',
      message: '验证码错误次数过多，请稍后重试',
    },
    { operation: 'passwordChange', code: 4001003, kind: 'captcha', message: '请输入图形验证码' },
    { operation: 'passwordChange', code: 4001004, kind: 'captcha', message: '图形验证码错误' },
    { operation: 'passwordChange', code: 1, kind: 'toast', message: '设置密码失败，请稍后再试' },
  ] as const)('[AUTH-16] $operation $code: $kind $message', ({ operation, code, kind, message }) => {
    expect(accountOutcome(operation, { code, status: 400 })).toMatchObject(
      message === undefined ? { kind } : { kind, message },
    );
  });

  it('[AUTH-16] 4001003 at log-in only refreshes the captcha', () => {
    expect(accountOutcome('passwordLogin', { code: 4001003 })).toEqual({ kind: 'captcha' });
  });

  it('[AUTH-16] the message "Password is invalid." means the old password was wrong', () => {
    expect(accountOutcome('passwordChange', { code: 4001007, message: 'Password is invalid.' })).toEqual({
      kind: 'field',
      field: 'oldPassword',
      message: '旧密码错误',
    });
  });

  it('[S27] a password that only the service can judge is told beside its field', () => {
    const fields = [{ part: 'body', path: 'password', message: '密码过于常见，请换一个' }];
    const refused = { code: 400000, status: 400, message: '密码过于常见，请换一个', data: { fields } };
    const outcome = { kind: 'field', message: '密码过于常见，请换一个' };
    expect(accountOutcome('passwordChange', refused)).toEqual({ ...outcome, field: 'newPassword' });
    expect(accountOutcome('register', refused)).toEqual({ ...outcome, field: 'password' });
    expect(accountOutcome('passwordLogin', refused)).toEqual({ kind: 'toast', message: '未知错误' });
  });

  it('[AUTH-03] 4031000 counts down the seconds in the returned message', () => {
    expect(
      accountOutcome('smsSend', { code: 4031000, status: 429, message: '请 42 秒后再试' }),
    ).toMatchObject({
      seconds: 42,
    });
    expect(accountOutcome('smsSend', { code: 4031000, message: '请稍后' })).not.toHaveProperty('seconds');
  });
});
