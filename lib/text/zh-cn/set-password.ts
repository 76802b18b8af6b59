/** Words of setting and finding a password. */
export const setPasswordText = {
  forgotHint: '验证手机号后，设置新的登录密码',
  rule: '8-16位，至少包含字母、数字、符号中的两种',
  unregistered: '账号未注册？',
  registerNow: '立即注册',
  passwordSet: '密码设置成功',
  submit: '设置密码',
  submitting: '设置中…',
  /** The same words for every number (S25). */
  noCode: '没收到验证码？请检查号码，或直接使用',
  bySms: '验证码登录',
  backToLogin: '返回登录',
  /** The other places where this account was logged in are out now. */
  othersLeft: '其他设备上的登录已全部退出，此设备保持登录',
  useNewPassword: '请使用新密码登录',
  done: '完成',
  accountFailed: '账号信息加载失败',
  noMobile: { title: '无法设置密码', hint: '账号未绑定手机号，请联系企业IT管理员' },
  /** Where the captcha before an SMS code cannot be loaded into this page. */
  onOwnPage: {
    title: '请在单独的页面设置密码',
    hint: '获取短信验证码前需完成安全验证，该验证仅在单独的页面进行',
    go: '前往设置密码',
  },
  /** Without SMS, only the company's IT can help. */
  noReset: { title: '暂不支持自助找回密码', hint: '请联系企业IT管理员重置密码' },
} as const;
