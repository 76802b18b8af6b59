import { accountMessages } from './account';

describe('[AUTH-15] faults of account fields in words', () => {
  it.each([
    ['mobileRequired', '请输入手机号'],
    ['accountRequired', '请输入账号'],
    ['smsCodeRequired', '请输入验证码'],
    ['passwordRequired', '请输入密码'],
    ['newPasswordRequired', '请输入新密码'],
    ['oldPasswordRequired', '请输入旧密码'],
    ['confirmPasswordRequired', '请再次输入密码'],
    ['graphicCaptchaRequired', '请输入图形验证码'],
    ['mobileFormat', '手机号格式错误'],
    ['smsCodeFormat', '验证码格式错误'],
    ['accountFormat', '账号格式不正确'],
    ['passwordFormat', '密码须为8-16位，且至少包含字母、数字、符号中的两种'],
    ['passwordsDiffer', '两次输入的密码不一致'],
    ['passwordUnchanged', '新密码不能与旧密码相同'],
    ['agreementRequired', '请阅读并同意相关条款和协议'],
  ] as const)('%s reads %s', (fault, text) => {
    expect(accountMessages[fault]).toBe(text);
  });
});
