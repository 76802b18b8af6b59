/** Words of rooms that a person has given a star. */
export const favouritesText = {
  first: '收藏优先',
  star: (room: string, isFavourite: boolean) => `${isFavourite ? '取消收藏' : '收藏'} ${room}`,
  starred: (room: string, isFavourite: boolean) => `${isFavourite ? '已收藏' : '已取消收藏'} ${room}`,
  full: (most: number) => `最多收藏 ${most} 间会议室`,
} as const;
