import { seriesLimits } from '@/lib/domain/limits/series-limits';

/** Sentences of series that are refused as a whole (REP-01). */
export const seriesErrorText = {
  notOffered: '暂不支持这种重复规则，请重新选择',
  empty: '重复规则内没有一次会议，请修改日期或次数',
  tooLong: `重复会议最多${seriesLimits.occurrences}次，且不超过${seriesLimits.years}年`,
  tooLarge: '重复次数与会议室、参会人合计过多，请分成几个系列预订',
  overlaps: '重复会议的前后两次时间重叠，请修改时间或重复规则',
} as const;
