/** Words of the process: on the terminal that starts it, and to requests that it refuses before any page runs. */
export const serverText = {
  invalidRequest: '请求无效',
  pageRefused: '无法打开此页面',
  brokenLink: '链接可能不完整或有误，请检查地址，或从首页重新进入',
  backHome: '返回首页',
  formTooEarly: '页面尚未加载完成，请重试',
  requestTimeout: '请求超时',
  bodyTooLarge: '请求内容过大',
  urlTooLong: '请求地址过长',
  headerTooLarge: '请求头过大',
  stopping: '服务正在停止，请稍后再试',
  ready: (origin: string) => `会议室预约已就绪：${origin}`,
  demoLogins: '演示账号 13800000001（林晓）、13800000002（陈晨）、13800000003（王芳），密码 Demo1234',
  demoOutbox: (origin: string) => `短信等外发内容见 ${origin}/dev/outbox`,
  portInUse: (port: number) => `端口 ${port} 已被占用。请先停止占用它的程序，或用 PORT 指定另一个端口。`,
  insecure: 'ALLOW_INSECURE_HTTP=1：会话 Cookie 不加密传输，仅限可信内网使用。',
} as const;
