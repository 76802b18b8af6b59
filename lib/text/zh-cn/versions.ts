/** Words of the former versions of a meeting. */
export const versionsText = {
  show: '查看历史版本',
  hide: '收起历史版本',
  list: '历史版本',
  none: '还没有历史版本',
  failed: '历史版本加载失败',
  replaced: (name: string, time: string) => `${name} 于 ${time} 修改前的版本`,
  then: '当时',
  now: '现在',
  same: '与现在相同',
  restore: '恢复到此版本',
  restored: '已恢复到此版本',
} as const;
