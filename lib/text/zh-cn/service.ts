/** Sentences that only an answer of the service carries; screens have words of their own. */
export const serviceText = {
  invalid: '请求参数有误，请检查后重试',
  bodyBrokenOff: '请求内容不完整',
  illFormed: '含有无法识别的字符',
  changedMeanwhile: '内容已被他人修改，请刷新后重试',
  gone: '请求的内容已失效',
  keyReused: '同一请求标识已用于不同的内容',
  notBuilt: '该功能尚未开放',
  busy: '服务器繁忙，请稍后再试',
  roomMissing: '会议室不存在',
  serviceMissing: '所选会议室不提供该会议服务',
  passwordCommon: '密码过于常见，请换一个',
  passwordNamesOwner: '密码不能包含手机号或账号',
  registerBySms: '请使用验证码登录，未注册的手机号将自动注册',
  attendeeMissing: '参会人不存在',
  organizerStays: '组织者不能被移出会议',
  tooManyMembers: (most: number) => `参会人最多 ${most} 人`,
  accountDisabled: '您的账号已停用，请联系企业IT管理员',
  wechatUnbound: '该微信尚未绑定账号，请使用其他方式登录',
  wechatCodeGone: '微信登录凭证无效或已过期，请重新扫码',
  wechatTicketGone: '微信绑定已过期或已完成，请重新扫码',
  accountHasWechat: '此账号已绑定其他微信，请先解绑',
  wechatTaken: '该微信已绑定其他账号',
  lastWayIn: '这是您唯一的登录方式，请先设置密码后再解绑',
  /** The name that a room's screens act under, and the subject of what is booked there. */
  doorScreen: (room: string) => `${room} 门口屏`,
  doorMeeting: '临时会议',
  /** The actor of what the clock did. */
  clock: '系统',
  noSmsGateway: '未配置短信网关（SMS_HTTP_URL）：无法发送验证码，不能用短信登录，也不能重置密码。',
  codeTooFrequent: (seconds: number) => `获取验证码过于频繁，请${seconds}秒后再试`,
} as const;

/** Texts of our SMS. */
export const smsText = {
  code: {
    5: (code: string, minutes: number) =>
      `【会议室预约】登录验证码：${code}，${minutes}分钟内有效。请勿将验证码告知他人。`,
    3: (code: string, minutes: number) =>
      `【会议室预约】设置密码的验证码：${code}，${minutes}分钟内有效。如非本人操作，请忽略本短信。`,
  },
} as const;

/** The name of an account that was registered by number alone. */
export const newAccountName = (mobile: string): string => `用户${mobile.slice(-4)}`;
