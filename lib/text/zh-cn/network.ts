/** Failures that belong to no operation. */
export const networkText = {
  offline: '网络异常，请稍后再试',
  showingOld: (time: string) => `已离线，显示 ${time} 的内容`,
  server: '服务器异常',
  tooFrequent: '操作频繁，请稍后再试',
  notFound: '请求的内容不存在',
  signedOut: '登录已过期，请重新登录',
  refused: '没有权限执行此操作',
  methodNotAllowed: '不支持的请求方法',
  unsupportedContent: '不支持的请求格式',
} as const;
