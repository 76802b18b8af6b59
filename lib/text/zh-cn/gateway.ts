/** Words of the BFF itself, between browser and service; those of failed operations are in `errors.ts`. */
export const gatewayText = {
  identityNeeded: '请先选择要进入的企业',
  identityUnknown: '您不属于该企业',
  identityChanged: '账号或企业已切换，请刷新页面后重试',
  crossOrigin: '请求来源无效',
  loginPageExpired: '登录页面已过期，请刷新后重试',
  handOffGone: '登录确认已失效，请重新从企业微信应用进入',
  bindingGone: '微信绑定已失效，请重新扫码',
  codeExpired: '登录凭证无效或已过期，请重试',
  codeNotConfirmed: '手机尚未确认登录',
  sessionTooLarge: '登录信息过大，无法保存，请联系企业IT管理员',
} as const;
