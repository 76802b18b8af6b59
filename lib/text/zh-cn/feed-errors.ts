import { feedLimits } from '@/lib/domain/limits/notices/feed-limits';

/** Sentences of failed operations on calendar feeds (ERR-01). */
export const feedErrorText = {
  tooManyFeeds: `最多订阅${feedLimits.mostRoomFeeds}个会议室的日历`,
  failed: '日历订阅操作失败',
} as const;
