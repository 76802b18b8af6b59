import { limits } from '@/lib/domain/limits/limits';

export const commonText = {
  confirm: '确定',
  cancel: '取消',
  close: '关闭',
  back: '返回',
  retry: '重试',
  retryIn: (seconds: number) => `${seconds} 秒后可重试`,
  loading: '加载中…',
  loadMore: '加载更多',
  /** Names the place where toasts appear. */
  notice: '提示',
  traceId: (traceId: string) => `追踪编号：${traceId}`,
  copyTraceId: '复制追踪编号',
  copied: '已复制',
  forbidden: '没有权限查看此内容',
  /** A part of the page belongs to a build that a newer one has replaced (R28). */
  outdated: '页面已更新，请刷新后重试',
  used: (length: number, limit: number) => `已输入 ${length}/${limit} 字`,
  full: (limit: number) => `已到上限 ${limit} 字`,
  /** A number on a badge (NAV-01). */
  capped: (count: number) => (count > limits.badgeMax ? `${limits.badgeMax}+` : String(count)),
  separator: ' · ',
} as const;
