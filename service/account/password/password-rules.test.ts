import { assertNewPassword } from './password-rules';

const judge = (password: string, names: (string | null)[] = []) =>
  assertNewPassword(password, names).then(
    () => 'taken',
    (error: Error) => error.message,
  );

const format = '密码须为8-16位，且至少包含字母、数字、符号中的两种';
const common = '密码过于常见，请换一个';
const named = '密码不能包含手机号或账号';

describe('[S27] [AUTH-15] a new password at the service', () => {
  it.each([
    ['', '请输入新密码'],
    ['Ab1', format],
    ['abcdefghij', format],
    ['12345678901', format],
    ['Abcdefgh-12345678', format],
    ['Abc 12345', format],
    ['密码密码密码密码12', format],
    ['password1', common],
    ['PassWord1', common],
    ['1qaz2wsx', common],
  ])('%j is refused', async (password, message) => {
    expect(await judge(password)).toBe(message);
  });

  it.each(['Demo1234', 'Fresh-2026', '!!!!1111', 'Abcdefgh-1234567'])('%j is taken', async (password) => {
    expect(await judge(password)).toBe('taken');
  });

  it('is refused when it names its owner, in whatever case', async () => {
    expect(await judge('13912345678ab', ['13912345678', null])).toBe(named);
    expect(await judge('x-LinXiao-9', ['linxiao'])).toBe(named);
    expect(await judge('x-LinXiao-9', [null, 'xia'])).toBe('taken');
  });

  it('says which field it was', async () => {
    await expect(assertNewPassword('password1', [])).rejects.toMatchObject({
      code: 400000,
      data: { fields: [{ part: 'body', path: 'password', message: common }] },
    });
  });
});
