/** Words of the dialog before a page of another identity than the session's; they load with the dialog. */
export const identityChangedText = {
  title: '身份已切换',
  toCompany: (companyName: string) => `您已在其他页面切换到“${companyName}”，请刷新后继续。`,
  toPerson: (realName: string, companyName?: string) =>
    `已在其他页面登录另一账号“${realName}”${companyName ? `（${companyName}）` : ''}，请刷新后继续。`,
  toSomebody: '您已在其他页面切换身份，请刷新后继续。',
  draftKept: '未提交的预约已暂存在此标签页，切换回原企业后可继续填写。',
  unsentLost: '此页面上尚未提交的内容不会保留。',
  refresh: '刷新页面',
} as const;
