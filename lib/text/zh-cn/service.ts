/** Sentences that only an answer of the service carries; screens have words of their own. */
export const serviceText = {
  invalid: '请求参数有误，请检查后重试',
  changedMeanwhile: '内容已被他人修改，请刷新后重试',
  gone: '请求的内容已失效',
  keyReused: '同一请求标识已用于不同的内容',
  notBuilt: '该功能尚未开放',
  busy: '服务器繁忙，请稍后再试',
  roomMissing: '会议室不存在',
  passwordCommon: '密码过于常见，请换一个',
  passwordNamesOwner: '密码不能包含手机号或账号',
  registerBySms: '请使用验证码登录，未注册的手机号将自动注册',
  attendeeMissing: '参会人不存在',
} as const;
