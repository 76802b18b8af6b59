import { qrStateText } from './qr-state';
import { gatewayText } from './gateway';

const enterFromApp = '请从企业微信应用进入';

/** Words of the work-chat log-in and of the page between entry and product. */
export const handOffText = {
  refused: {
    none: { title: enterFromApp, hint: undefined },
    'not-synced': { title: '请在会议管理后台同步企业微信账号', hint: undefined },
    expired: { title: enterFromApp, hint: '登录链接无效、已过期或已被使用' },
    unavailable: { title: '登录未完成', hint: '服务暂时无法连接，请稍后重新进入' },
    'too-large': { title: '登录未完成', hint: gatewayText.sessionTooLarge },
  },
  /** A QR code's way back has no work-chat app to enter from. */
  loginFailed: { title: qrStateText.failed, hint: '登录链接无效、已过期或已被使用，请重新登录' },
  enterAgain: '重新进入',
  logIn: '去登录',
  goOn: '返回会议日程',
  confirm: {
    title: '是否切换账号',
    hint: '此浏览器已登录另一个账号，切换后需要重新打开其他页面',
    current: '当前账号',
    arriving: '将要登录的账号',
    switch: '切换账号',
    stay: '保持当前账号',
    failed: '操作失败，请重新从企业微信应用进入',
  },
  desktopFailed: '桌面客户端登录失败，请使用其他方式登录',
  transfer: { title: qrStateText.redirecting, link: '如果没有自动跳转，请点击这里' },
} as const;
