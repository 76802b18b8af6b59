export const commonText = {
  confirm: '确定',
  cancel: '取消',
  close: '关闭',
  back: '返回',
  retry: '重试',
  loading: '加载中…',
  traceId: (traceId: string) => `追踪编号：${traceId}`,
  forbidden: '没有权限查看此内容',
  separator: ' · ',
} as const;
