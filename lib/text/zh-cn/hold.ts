/** Words for slots that colleagues are about to book. */
export const holdText = {
  mark: '正在预订',
  sentence: (name: string, range: string) => `${name}正在预订 ${range}`,
  legend: '同事正在预订',
} as const;
