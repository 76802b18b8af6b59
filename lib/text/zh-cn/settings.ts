import { personConfigLimits } from '@/lib/domain/limits/contact-limits';
import type { NoticeChannel, NoticeKind } from '@/lib/domain/notice/notice-kinds';

const kinds: Record<NoticeKind, string> = {
  invitation: '会议邀请',
  change: '会议变更',
  cancellation: '会议取消',
  withdrawn: '被移出会议',
  answers: '参会人回复',
  unanswered: '邀请待回复',
  reminder: '会议即将开始',
  approvalRequested: '待我审批',
  approvalReminded: '审批催办',
  approvalSettled: '审批结果',
  earlyEnd: '会议室无人签到',
  late: '参会人会迟到',
  notes: '会议纪要',
  agenda: '议程变更',
  files: '新附件',
  device: '会议室设备异常',
  undelivered: '邮件未送达',
};

const channels: Record<NoticeChannel, string> = { app: '应用内', mail: '邮件', chat: '群聊' };

/** Words of the personal settings. */
export const settingsText = {
  title: '设置',
  failed: '设置加载失败',
  kinds,
  channels,
  notices: {
    title: '通知方式',
    hint: '选择通过哪些渠道接收哪些通知，修改后立即生效',
    noMail: '您还没有邮箱，邮件通知将不会发送',
    kind: '通知',
    by: (kind: string, channel: string) => `${kind}：${channel}`,
  },
  quiet: {
    title: '免打扰时段',
    hint: '时段内不发送邮件和群聊消息，结束后补发；应用内的通知不受影响',
    label: '开启免打扰',
    from: '开始时间',
    to: '结束时间',
    nextDay: (time: string) => `次日 ${time}`,
  },
  rooms: {
    title: '常用会议室',
    hint: '开启“收藏优先”后，会议室列表先显示收藏的会议室，再显示我的楼层的会议室',
    myFloor: '我的楼层',
    automatic: (area: string | undefined) =>
      `自动（${area ?? `按近 ${personConfigLimits.usualAreaDays} 天的预订`}）`,
  },
  browser: {
    title: '浏览器通知',
    hint: '页面在后台时，用系统通知提醒即将开始的会议，只显示会议主题、时间和地点',
    states: {
      unsupported: '此浏览器不支持系统通知',
      blocked: '已被浏览器阻止，请在浏览器的网站设置中允许通知',
      off: '未开启',
      on: '已在此浏览器开启',
    },
    turnOn: '开启浏览器通知',
    turnOff: '关闭浏览器通知',
    example: { title: '浏览器通知已开启', body: '会议即将开始时，将在这里提醒您' },
    refused: '未获得浏览器的通知权限',
  },
} as const;
