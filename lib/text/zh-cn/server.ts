/** What the process says: to the person who starts it, and to requests that it refuses before any page runs. */
export const serverText = {
  invalidRequest: '请求无效',
  methodNotAllowed: '不支持的请求方法',
  requestTimeout: '请求超时',
  bodyTooLarge: '请求内容过大',
  urlTooLong: '请求地址过长',
  headerTooLarge: '请求头过大',
  stopping: '服务正在停止，请稍后再试',
  starting: '服务正在启动，请稍后再试',
} as const;
