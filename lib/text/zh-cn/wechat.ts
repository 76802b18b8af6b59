import type { WechatFailure } from '@/lib/web/wechat-failures';

/** Words of the log-in by the social chat app and of binding an account to it. */
export const wechatText = {
  /** The vendor's own page. */
  frameTitle: '微信扫码登录',
  page: '二维码没有显示？前往微信页面扫码',
  wholePage: '使用微信扫码登录',
  unlock: '同意协议并显示二维码',
  toOwnCode: '用已登录的手机扫码',
  toWechat: '使用微信扫码',
  failures: {
    denied: '微信登录已取消',
    expired: '微信登录已过期或已使用，请重新扫码',
    unbound: '该微信尚未绑定账号，请使用其他方式登录',
    disabled: '该微信绑定的账号已停用，请联系企业IT管理员',
    unavailable: '微信登录暂时不可用，请稍后再试或使用其他方式登录',
  } satisfies Record<WechatFailure, string>,

  /** On the log-in page, while a chat account waits; a name stands between the two. */
  waiting: ['微信“', '”尚未绑定账号。请用其他方式登录，登录后可确认将其绑定到您的账号。'],
  decline: '不绑定',

  /** The question to the logged-in account. */
  confirm: {
    title: '是否将此微信绑定到您的账号？',
    hint: '绑定后，使用该微信扫码即可登录此账号',
    wechat: '微信',
    account: '账号',
    warning: '请确认这是您本人的微信。如果不是您扫的码，请选择“不绑定”。',
    bind: '绑定',
    decline: '不绑定',
    bound: '微信绑定成功',
    boundHint: '现在可以使用微信扫码登录，也可以在“账号与安全”中解绑',
    goOn: '继续',
  },
  notBound: {
    title: '未绑定微信',
    account: '此账号已绑定其他微信。如需更换，请先在“账号与安全”中解绑，再重新扫码',
    wechat: '该微信已绑定其他账号，不能绑定到此账号',
    gone: '绑定已过期、已完成或已被另一次扫码取代，可在“账号与安全”中查看',
    denied: '您在微信中取消了授权',
    expired: '微信授权已过期或已使用，请重新绑定',
    unbound: '微信没有返回账号信息，请稍后再试',
    disabled: '账号已停用，请联系企业IT管理员',
    unavailable: '微信暂时不可用，请稍后再试',
  } satisfies Record<WechatFailure | 'account' | 'wechat' | 'gone' | 'title', string>,
} as const;
