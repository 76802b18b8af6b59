import type { AccountFault } from '@/lib/domain/account/account-rules';

export const accountText = {
  modes: { sms: '验证码登录', qr: '扫码登录', password: '密码登录' },
  fields: {
    mobile: '手机号',
    smsCode: '验证码',
    password: '密码',
    graphicCaptcha: '图形验证码',
    account: '账号',
    newPassword: '新密码',
    oldPassword: '旧密码',
    confirmPassword: '确认密码',
  },
  logIn: '登录',
  logInOrRegister: '登录/注册',
  autoRegister: '未注册的手机号将自动注册',
  forgotPassword: '忘记密码',
  showPassword: '显示密码',
  hidePassword: '隐藏密码',
  refreshCaptcha: '换一张',
  getCode: '获取验证码',
  codeCountdown: (seconds: number) => `${seconds}s`,
  getCodeAgain: '重新获取',
  agreement: '我已阅读并同意',
  agreements: { user: '《用户协议》', privacy: '《隐私政策》', service: '《会议服务协议》' },
} as const;

/** Words beside a field for each fault that the rules of an account field answer. */
export const accountMessages = {
  mobileRequired: '请输入手机号',
  accountRequired: '请输入账号',
  smsCodeRequired: '请输入验证码',
  passwordRequired: '请输入密码',
  newPasswordRequired: '请输入新密码',
  oldPasswordRequired: '请输入旧密码',
  confirmPasswordRequired: '请再次输入密码',
  graphicCaptchaRequired: '请输入图形验证码',
  mobileFormat: '手机号格式错误',
  smsCodeFormat: '验证码格式错误',
  accountFormat: '账号格式不正确',
  passwordFormat: '密码须为8-16位，且至少包含字母、数字、符号中的两种',
  passwordsDiffer: '两次输入的密码不一致',
  passwordUnchanged: '新密码不能与旧密码相同',
  agreementRequired: '请阅读并同意相关条款和协议',
} as const satisfies Record<AccountFault, string>;

export type AccountMessage = keyof typeof accountMessages;
