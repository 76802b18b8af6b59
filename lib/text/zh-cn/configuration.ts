/** Faults of the configuration, as printed to the terminal at the start. */
export const configurationText = {
  unusable: '配置不可用：',
  notAnOrigin: '含有不是来源（origin）的内容，正确写法如 https://portal.example.com',
  visibilityValues: '应为私密和公开的两个不同数值，例如 0,1',
  notALink: '既不是本站路径，也不是 http(s) 地址',
  framesNeedHttps: '需要 https：浏览器不会在其他站点的框架中发送没有 Secure 的 Cookie',
  notADatabase: '不是 PostgreSQL 数据库地址，正确写法如 postgres://用户:密码@主机/数据库',
  migratesElsewhere: '缺少该项，因为已设置 DATABASE_MIGRATE_URL',
  storageKeyMissing: '缺少该项，因为已设置 STORAGE_S3_URL',
  notAMailAddress: '不是邮箱地址，正确写法如 meeting@example.com',
  mailSenderMissing: '缺少该项，因为已设置 MAIL_SMTP_HOST',
  mailPasswordMissing: '缺少该项，因为已设置 MAIL_SMTP_USER',
  notAnAddress: '不是 http(s) 地址',
  notHeaders: '不是请求头的 JSON 对象，正确写法如 {"Authorization":"Bearer …"}',
  testClock: '仅用于测试，测试时需设置 ALLOW_TEST_CLOCK=1',
  sso: {
    clientMissing: '缺少该项，因为已设置 SSO_ISSUER',
    issuerMissing: '缺少该项，因为已设置 SSO_CLIENT_ID',
    openidMissing: '须包含 openid',
    issuerInClear: '须使用 https；内网 http 身份服务需设置 ALLOW_INSECURE_HTTP=1',
  },
  secret: {
    missing: (because: string) => `缺少该项，${because}`,
    becauseSet: (name: string) => `因为已设置 ${name}`,
    becausePublic: '因为 PUBLIC_ORIGIN 不是本机地址',
    key: (position: number, count: number, problem: string) =>
      `第 ${position} 个密钥（共 ${count} 个）${problem}`,
    short: (bytes: number) => `短于 ${bytes} 字节，可用 openssl rand -base64 48 生成`,
    monotonous: '重复字符过多，不像随机密钥',
    placeholder: '是示例文字，不是密钥',
    twice: '同一个密钥出现了两次',
  },
} as const;
