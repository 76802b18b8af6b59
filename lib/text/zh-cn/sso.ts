import type { SsoFailure } from '@/lib/web/sso-failures';

/** Words of the log-in at the company's identity provider. */
export const ssoText = {
  button: '单点登录',
  otherAccount: '使用其他账号登录',
  failures: {
    denied: '单点登录已取消，未授权登录',
    interrupted: '单点登录未完成，请重试',
    expired: '单点登录已过期或已使用，请重新登录',
    clock: '单点登录失败：服务器与身份服务的时间相差过大，请联系企业IT管理员',
    unavailable: '身份服务暂时无法访问，请稍后再试或使用其他方式登录',
    failed: '单点登录验证未通过，请重试；仍失败时请联系企业IT管理员',
    notOpened: '您的账号尚未开通，请联系企业IT管理员',
    disabled: '您的账号已停用，请联系企业IT管理员',
    taken: '该账号已绑定其他单点登录身份，请联系企业IT管理员',
    tooLarge: '登录信息过大，无法保存，请联系企业IT管理员',
  } satisfies Record<SsoFailure, string>,
} as const;
