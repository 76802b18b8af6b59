/** Words of the account's menu that come with it: the shell's own are in every page's first load. */
export const accountMenuText = {
  logOutFailed: '退出失败，请检查网络后再试',
  theme: '外观',
  themes: { system: '跟随系统', light: '浅色', dark: '深色' },
} as const;
