/** Words of the copy sheet for what a code to log in by is at. */
export const qrStateText = {
  generating: '二维码生成中',
  scan: '请使用微信扫码登录',
  scanned: '已扫码，请在手机上确认',
  expired: '二维码已过期，点击刷新',
  failed: '登录失败',
  success: '登录成功',
  networkError: '网络错误，请稍后再试',
  redirecting: '正在跳转',
} as const;
