/** Words of the pages before the shell that the copy sheet leaves open. */
export const entryText = {
  needsScript: '登录需要 JavaScript，请在浏览器中启用后刷新页面',
  passwordHint: '使用手机号和密码登录',
  qrHint: '用手机相机扫描二维码，在打开的页面中确认登录',
  /** Whichever code the QR mode shows. */
  wechatHint: '用手机扫描二维码，在手机上确认登录',
  privateHint: '使用账号和密码登录，首次登录将自动注册',
  firstPassword: '首次登录：8-16位，字母、数字、符号至少两种',
  privilegedPassword: '特权密码',
  capsLock: '大写锁定已打开',
  codeSent: '验证码已发送，请查看短信',
  /** The same words with and without an account, and whether or not the gateway took the SMS (S25). */
  codeSentIfKnown: '验证码会发送到已注册的手机号，未收到请稍后重新获取',
  otherWays: '其他登录方式',
  demo: (mobile: string, password: string) => `演示环境：${mobile} / ${password}`,
  demoMobile: (mobile: string) => `演示环境：${mobile}，短信在`,
  demoOutbox: '演示发件箱',
  alreadyIn: (realName: string) => `您已登录为 ${realName}，`,
  goOn: '直接进入',
  loggedIn: '登录成功，正在进入…',
  /** A typo makes an account as well. */
  registered: '已为您注册新账号，正在进入…',
  loggingIn: '登录中…',
} as const;
