/** Words of the pages before the shell that the copy sheet leaves open. */
export const entryText = {
  brand: { headline: ['找到空闲的会议室', '只需几秒'], subline: '预订、邀请、签到、纪要，都在这里。' },
  needsScript: '登录需要 JavaScript，请在浏览器中启用后刷新页面',
  passwordHint: '使用手机号和密码登录',
  privateHint: '使用账号和密码登录，首次登录将自动注册',
  firstPassword: '首次登录须设为8-16位，且至少包含字母、数字、符号中的两种',
  privilegedPassword: '特权密码',
  capsLock: '大写锁定已打开',
  codeSent: '验证码已发送，请查看短信',
  /** Who has an account is nobody's to learn, nor is whether the gateway took it (S25). */
  codeSentIfKnown: '验证码会发送到已注册的手机号，未收到请稍后重新获取',
  otherWays: '其他登录方式',
  demo: (mobile: string, password: string) => `演示环境：${mobile} / ${password}`,
  demoMobile: (mobile: string) => `演示环境：${mobile}，短信在`,
  demoOutbox: '演示收件箱',
  tryAgainAfter: (message: string, seconds: number) => `${message}（${seconds} 秒后可重试）`,
  loggedIn: '登录成功，正在进入…',
  loggingIn: '登录中…',
  loginUnavailable: '暂时无法登录',
  noModeWorks: '当前配置的登录方式将在后续版本开放，请联系企业IT管理员',
  /** The answer was a success, yet the next call came without the cookie. */
  cookieLost:
    '登录成功，但浏览器没有保存登录状态。请允许本站使用 Cookie，并通过 https 地址或 localhost 访问后重试',
  companiesFailed: '企业加载失败',
  chooseCompanyHint: '您属于多个企业，请选择要进入的企业',
  currentCompany: '当前',
  none: {
    notLoggedIn: '您尚未登录，或登录已过期',
    noCompanyTitle: '没有可进入的企业',
    left: '您已不属于当前企业，请重新选择',
    notChosen: '您还没有选择要进入的企业',
    ready: '您已登录，可以直接进入',
    contactIt: '如有疑问，请联系企业IT管理员',
    logIn: '去登录',
    otherAccount: '换个账号登录',
    checkAgain: '重新检查',
  },
} as const;
