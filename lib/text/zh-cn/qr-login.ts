/** Words of the QR log-in that the copy sheet leaves open; its own are in `account.ts`. */
export const qrLoginText = {
  /** The embedded kind is read by any phone on which one is logged in here. */
  scan: '请用已登录的手机扫码',
  /** The code is displayed on a phone, which cannot scan itself. */
  scanFromPhone: '请用另一台设备扫码，本机可用其他方式登录',
  codeLabel: '登录二维码',
  refresh: '点击刷新',
  retry: '点击重试',
  denied: '已在手机上取消登录',
  finishing: '已确认，正在登录…',

  /** The phone's page. */
  confirmTitle: '确认登录会议室预约？',
  confirmHint: '以下设备请求使用您的账号登录',
  facts: { device: '设备', address: '网络地址', time: '发起时间', account: '登录账号' },
  deviceUnknown: '未知设备',
  addressUnknown: '未知',
  warning: '请确认是您本人正在这台设备上登录。如果二维码是别人发给您的，请取消。',
  confirm: '确认登录',
  cancel: '取消',
  confirmed: '已确认登录',
  confirmedHint: '请回到电脑上继续，本页面可以关闭',
  cancelled: '已取消登录',
  cancelledHint: '该设备没有登录您的账号',
  unusable: '无法确认登录',
  unknown: '二维码无效，请在电脑上刷新后重新扫码',
  expired: '二维码已过期，请在电脑上刷新后重新扫码',
  used: '二维码已被使用，请在电脑上刷新后重新扫码',
} as const;
