import { accountMessages } from '@/lib/text/zh-cn/account';
import {
  accountInput,
  checkAccount,
  checkAgreement,
  checkConfirmPassword,
  checkGraphicCaptcha,
  checkMobile,
  checkPassword,
  checkSmsCode,
} from './account-rules';
import { checkNewPassword, checkOldPassword } from './new-password-rules';

const words = (key: keyof typeof accountMessages | undefined) => key && accountMessages[key];

describe('[AUTH-15] field rules', () => {
  it.each([
    ['', '请输入手机号'],
    ['   ', '请输入手机号'],
    ['13800000001', undefined],
    [' 138 0000 0001 ', undefined],
    ['23800000001', '手机号格式错误'],
    ['1380000000', '手机号格式错误'],
    ['138000000011', '手机号格式错误'],
    ['1380000000a', '手机号格式错误'],
    ['１３８００００００００', '手机号格式错误'],
  ])('mobile %p: %s', (value, message) => {
    expect(words(checkMobile(value))).toBe(message);
  });

  it.each([
    ['', '请输入账号'],
    ['lin', undefined],
    ['lin_xiao@demo.com', undefined],
    ['l'.repeat(64), undefined],
    ['l'.repeat(65), '账号格式不正确'],
    ['7', undefined],
    ['.', '账号格式不正确'],
    ['_', '账号格式不正确'],
    ['lin..xiao', '账号格式不正确'],
    ['lin_@xiao', '账号格式不正确'],
    ['林晓', '账号格式不正确'],
    ['lin-xiao', '账号格式不正确'],
    ['lin\n', '账号格式不正确'],
  ])('account %p: %s', (value, message) => {
    expect(words(checkAccount(value))).toBe(message);
  });

  it.each([
    ['', '请输入新密码'],
    ['Demo1234', undefined],
    ['demo-demo', undefined],
    ['1234567!', undefined],
    ['Demo123', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['Demo1234567890123', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['demodemo', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['12345678', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['!!!!!!!!', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['Demo 1234', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['密码密码1234', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
  ])('new password %p: %s', (value, message) => {
    expect(words(checkNewPassword(value))).toBe(message);
  });

  it('the new password differs from the old one', () => {
    expect(words(checkNewPassword('Demo1234', { oldPassword: 'Demo1234' }))).toBe('新密码不能与旧密码相同');
    expect(checkNewPassword('Demo1235', { oldPassword: 'Demo1234' })).toBeUndefined();
  });

  it('the confirmation equals the password', () => {
    expect(words(checkConfirmPassword('', 'Demo1234'))).toBe('请再次输入密码');
    expect(words(checkConfirmPassword('Demo1235', 'Demo1234'))).toBe('两次输入的密码不一致');
    expect(checkConfirmPassword('Demo1234', 'Demo1234')).toBeUndefined();
  });

  it.each([
    ['12', '验证码格式错误'],
    ['123', '验证码格式错误'],
    ['1234', undefined],
    ['482913', undefined],
  ])('the code %p: %s', (value, message) => {
    expect(words(checkSmsCode(value))).toBe(message);
  });

  it('every field has its required message', () => {
    expect(
      [checkSmsCode(' '), checkPassword(''), checkOldPassword(''), checkGraphicCaptcha('')].map(words),
    ).toEqual(['请输入验证码', '请输入密码', '请输入旧密码', '请输入图形验证码']);
    expect(checkPassword('x')).toBeUndefined();
    expect(words(checkAgreement(false))).toBe('请阅读并同意相关条款和协议');
    expect(checkAgreement(true)).toBeUndefined();
  });

  it.each([
    ['mobile', ' 138 0000\t0001999', '13800000001'],
    ['mobile', '+86 138-0000-0001', '13800000001'],
    ['mobile', '008613800000001', '13800000001'],
    ['mobile', '１３８　００００　０００１', '13800000001'],
    ['mobile', '\u202d+86 138‑0000–0001\u202c', '13800000001'],
    ['mobile', '（＋８６）１３８－００００－０００１', '13800000001'],
    ['mobile', '8613800000001', '13800000001'],
    ['mobile', '861', '1'],
    ['mobile', '手机：138 0000 0001（林晓）', '13800000001'],
    ['mobile', '138a0000😀0001', '13800000001'],
    ['account', ' lin xiao ', 'linxiao'],
    ['account', `${'l'.repeat(63)}😀`, 'l'.repeat(63)],
    ['account', 'ｌｉｎ＿ｘｉａｏ＠ｄｅｍｏ．ｃｏｍ', 'lin_xiao@demo.com'],
    ['smsCode', ' 1234567', '123456'],
    ['smsCode', '12 34 56 ', '123456'],
    ['smsCode', '【会议室预约】您的验证码是 482913，5 分钟内有效。', '482913'],
    ['smsCode', '４８２９１３', '482913'],
    ['smsCode', '482-913', '482913'],
    ['smsCode', 'a48b2', '482'],
    ['smsCode', '12345😀', '12345'],
    ['graphicCaptcha', ' ａＢ１２ ', 'aB12'],
    ['password', ' a b ', ' a b '],
    ['password', 'Ｄｅｍｏ１２３４', 'Ｄｅｍｏ１２３４'],
    ['newPassword', 'Ｄｅｍｏ１２３４', 'Ｄｅｍｏ１２３４'],
    ['password', 'x'.repeat(65), 'x'.repeat(64)],
    ['password', `${'x'.repeat(63)}😀`, 'x'.repeat(63)],
    ['newPassword', ' De mo 1234 ', 'Demo1234'],
    ['newPassword', 'x'.repeat(65), 'x'.repeat(64)],
  ] as const)('the field %s keeps of %p: %p', (name, typed, kept) => {
    expect(accountInput[name](typed)).toBe(kept);
  });
});
