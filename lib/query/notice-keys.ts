export const noticeKeys = {
  all: ['notice'] as const,
  unread: () => [...noticeKeys.all, 'unread'] as const,
  list: () => [...noticeKeys.all, 'list'] as const,
  settings: ['notice-settings'] as const,
};
