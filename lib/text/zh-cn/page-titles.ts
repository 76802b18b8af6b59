import { shellText } from './shell';

/** Titles of browser tabs, and headings of pages that have no other. */
export const pageTitles = {
  schedule: shellText.tabs.schedule,
  rooms: shellText.tabs.rooms,
  contacts: shellText.tabs.contacts,
  roomDetail: '会议室详情',
  orderMeeting: '预订会议',
  editMeeting: '修改会议',
  invitation: '会议邀请',
  earlyEnd: '提前结束会议',
  door: '门口屏',
  help: '使用帮助',
  approvalCentre: '审批中心',
  initiatedApproval: '我发起的审批',
  receivedApproval: '我收到的审批',
  login: '登录',
  forgotPassword: '忘记密码',
  chooseCompany: '选择企业',
  noIdentity: '暂时无法进入',
  workWeChatLogin: '企业微信登录',
  outbox: '发件箱',
  confirmLogin: '确认登录',
  bindWechat: '绑定微信',
  share: '会议分享',
  unsubscribe: '退订邮件',
} as const;
