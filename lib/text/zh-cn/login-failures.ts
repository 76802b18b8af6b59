/** Words of a log-in that failed around its calls. */
export const loginFailureText = {
  tryAgainAfter: (message: string, seconds: number) => `${message}（${seconds} 秒后可重试）`,
  /** The answer was a success, yet the next call came without the cookie. */
  cookieLost:
    '登录成功，但浏览器没有保存登录状态。请允许本站使用 Cookie，并通过 https 地址或 localhost 访问后重试',
} as const;
