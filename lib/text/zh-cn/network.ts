/** Failures that belong to no operation: of the network, and of the BFF between browser and service. */
export const networkText = {
  offline: '网络异常，请稍后再试',
  server: '服务器异常',
  tooFrequent: '操作频繁，请稍后再试',
  notFound: '请求的内容不存在',
  signedOut: '登录已过期，请重新登录',
  identityNeeded: '请先选择要进入的企业',
  identityUnknown: '您不属于该企业',
  identityChanged: '当前企业已切换，请刷新页面后重试',
  crossOrigin: '请求来源无效',
  unsupportedContent: '不支持的请求格式',
  refused: '没有权限执行此操作',
  loginExpired: '登录页面已过期，请刷新后重试',
  sessionTooLarge: '登录信息过大，无法保存，请联系企业IT管理员',
} as const;
