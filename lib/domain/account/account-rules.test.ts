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

describe('[AUTH-15] field rules', () => {
  it.each([
    ['', 'mobileRequired'],
    ['   ', 'mobileRequired'],
    ['13800000001', undefined],
    [' 138 0000 0001 ', undefined],
    ['23800000001', 'mobileFormat'],
    ['1380000000', 'mobileFormat'],
    ['138000000011', 'mobileFormat'],
    ['1380000000a', 'mobileFormat'],
    ['１３８００００００００', 'mobileFormat'],
  ])('mobile %p: %s', (value, fault) => {
    expect(checkMobile(value)).toBe(fault);
  });

  it.each([
    ['', 'accountRequired'],
    ['lin', undefined],
    ['lin_xiao@demo.com', undefined],
    ['l'.repeat(64), undefined],
    ['l'.repeat(65), 'accountFormat'],
    ['7', undefined],
    ['.', 'accountFormat'],
    ['_', 'accountFormat'],
    ['lin..xiao', 'accountFormat'],
    ['lin_@xiao', 'accountFormat'],
    ['林晓', 'accountFormat'],
    ['lin-xiao', 'accountFormat'],
    ['lin\n', 'accountFormat'],
  ])('account %p: %s', (value, fault) => {
    expect(checkAccount(value)).toBe(fault);
  });

  it.each([
    ['', 'newPasswordRequired'],
    ['Demo1234', undefined],
    ['demo-demo', undefined],
    ['1234567!', undefined],
    ['Demo123', 'passwordFormat'],
    ['Demo1234567890123', 'passwordFormat'],
    ['demodemo', 'passwordFormat'],
    ['12345678', 'passwordFormat'],
    ['!!!!!!!!', 'passwordFormat'],
    ['Demo 1234', 'passwordFormat'],
    ['密码密码1234', 'passwordFormat'],
  ])('new password %p: %s', (value, fault) => {
    expect(checkNewPassword(value)).toBe(fault);
  });

  it('the new password differs from the old one', () => {
    expect(checkNewPassword('Demo1234', { oldPassword: 'Demo1234' })).toBe('passwordUnchanged');
    expect(checkNewPassword('Demo1235', { oldPassword: 'Demo1234' })).toBeUndefined();
  });

  it('the confirmation equals the password', () => {
    expect(checkConfirmPassword('', 'Demo1234')).toBe('confirmPasswordRequired');
    expect(checkConfirmPassword('Demo1235', 'Demo1234')).toBe('passwordsDiffer');
    expect(checkConfirmPassword('Demo1234', 'Demo1234')).toBeUndefined();
  });

  it.each([
    ['12', 'smsCodeFormat'],
    ['123', 'smsCodeFormat'],
    ['1234', undefined],
    ['482913', undefined],
  ])('the code %p: %s', (value, fault) => {
    expect(checkSmsCode(value)).toBe(fault);
  });

  it('every field has its required fault', () => {
    expect([checkSmsCode(' '), checkPassword(''), checkOldPassword(''), checkGraphicCaptcha('')]).toEqual([
      'smsCodeRequired',
      'passwordRequired',
      'oldPasswordRequired',
      'graphicCaptchaRequired',
    ]);
    expect(checkPassword('x')).toBeUndefined();
    expect(checkAgreement(false)).toBe('agreementRequired');
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
  ] as const)('the field %s keeps of %p: %p', (name, typed, value) => {
    expect(accountInput[name](typed)).toBe(value);
  });
});
