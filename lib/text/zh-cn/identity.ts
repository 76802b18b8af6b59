/** Words of the choice of a company, and of the page for who has none. */
export const identityText = {
  chooseCompany: '选择企业',
  enterNow: '立即进入',
  noCompany: '您还未加入任何企业，请联系企业IT管理员，或前往管理后台创建企业',
  companiesFailed: '企业加载失败',
  chooseCompanyHint: '您属于多个企业，请选择要进入的企业',
  currentCompany: '当前',
  sessionEnded: '登录已失效，请重新登录',
  notLoggedIn: '您尚未登录，或登录已过期',
  noCompanyTitle: '没有可进入的企业',
  left: '您已不属于当前企业，请重新选择',
  notChosen: '您还没有选择要进入的企业',
  ready: '您已登录，可以直接进入',
  contactIt: '如有疑问，请联系企业IT管理员',
  logIn: '去登录',
  otherAccount: '换个账号登录',
  checkAgain: '重新检查',
} as const;
