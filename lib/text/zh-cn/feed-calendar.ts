/** Words in calendars that other programs show. */
export const feedText = {
  name: (whose: string) => `${whose} · 会议室预约`,
  busy: '忙碌',
  description: (organizer: string, agenda: string) =>
    [`组织者：${organizer}`, ...(agenda === '' ? [] : ['', agenda])].join('\n'),
} as const;
