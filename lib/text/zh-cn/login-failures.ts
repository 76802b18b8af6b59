/** Words of a log-in that failed around its calls. */
export const loginFailureText = {
  tryAgainAfter: (message: string, seconds: number) => `${message}（${seconds} 秒后可重试）`,
  /** Told by the browser before a log-in, or by an answer: a call came without the cookie that was set right before it. */
  cookieLost: '浏览器无法保存登录状态。请允许本站使用 Cookie，并通过 https 地址或 localhost 访问后重试',
} as const;
