import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { cellText } from './setup-cells';

/** Where a mistake of an import is. */
export type Place = { file: string; line: number; column?: number | undefined; header?: string | undefined };

const megabyte = 1_024 * 1_024;
const count = (value: number) => value.toLocaleString('zh-CN');

/** Words of imports, exports and reports on the terminal. */
export const setupText = {
  titles: {
    company: '企业设置',
    holidays: '休息日',
    departments: '部门',
    staff: '人员',
    areas: '区域',
    services: '会议服务',
    rooms: '会议室',
    devices: '设备',
  },
  headers: {
    code: '编号',
    name: '名称',
    realName: '姓名',
    parent: '上级编号',
    position: '排序',
    shortName: '简称',
    timeZone: '时区',
    title: '产品标题',
    accent: '主题色',
    publicAddressBook: '公开通讯录',
    helpDeskPhone: '服务电话',
    sensitiveWords: '敏感词',
    chatbot: '在线客服',
    ownRequests: '审批人可批本人申请',
    remindsUnanswered: '自动提醒未答复',
    day: '日期',
    isRemoved: '删除',
    pinyin: '拼音',
    mobile: '手机号',
    account: '账号',
    email: '邮箱',
    jobTitle: '职务',
    department: '部门编号',
    isDisabled: '停用',
    auditors: '审批人编号',
    area: '区域编号',
    room: '会议室编号',
    capacity: '容纳人数',
    equipment: '设备',
    kind: '类型',
    status: '状态',
    statusReason: '停用原因',
    hours: '可预约时段',
    weekdays: '可预约星期',
    permittedStaff: '限定人员编号',
    permittedDepartments: '限定部门编号',
    services: '会议服务编号',
    signIn: '需要签到',
    releaseAfter: '无人签到释放分钟',
  },

  place: ({ file, line, column, header }: Place) =>
    [`${file} 第 ${line} 行`, column && `第 ${column} 列`, header && `（${header}）`]
      .filter(Boolean)
      .join(''),
  problem: (place: string, text: string) => `${place}：${text}`,
  wrongCell: (expected: string, text: string) => `应为${expected}，实际为“${text}”`,
  emptyCell: '不能为空',
  duplicate: (text: string, line: number) => `“${text}”与第 ${line} 行重复`,
  taken: (text: string, code: string) => `“${text}”已属于编号 ${code}`,
  sameDevice: (name: string, other: string) => `该会议室已有名为“${name}”的设备（编号 ${other}）`,
  unknownReference: (title: string, code: string) => `没有编号为“${code}”的${title}`,
  cycle: (codes: readonly string[]) => `上级关系成环：${codes.join(' → ')}`,
  releaseWithoutSignIn: '仅在“需要签到”为“是”时可以填写',
  removalOfOpenRoom: `只能删除“状态”为“${cellText.outOfOrder}”的会议室，请先导入该状态`,
  removalOfBookedRoom: (meetings: number) => `还有 ${count(meetings)} 场未结束的会议，请先换会议室或取消`,
  accountOfAnother: (account: string, mobile: string) =>
    `账号“${account}”与手机号 ${mobile} 属于两个不同的登录账号。未做任何更改。`,
  unknownColumn: (header: string, headers: readonly string[]) =>
    `不认识列“${header}”，可用的列：${headers.join('、')}`,
  repeatedColumn: (header: string) => `列“${header}”出现了两次`,
  missingColumn: (headers: readonly string[]) => `缺少列：${headers.join('、')}`,
  cellCount: (actual: number, expected: number) => `有 ${actual} 列，表头有 ${expected} 列`,
  oneRow: '只能有一行',
  brokenCsv: '引号不成对，或单元格过长',
  tooManyRows: `超过 ${count(setupLimits.rows)} 行，请分成几个文件`,
  moreProblems: (rest: number) => `……另有 ${count(rest)} 处错误`,
  refused: (total: number) => `共 ${count(total)} 处错误，未做任何更改。`,

  notText: (file: string) =>
    `${file} 不是文本文件。请在表格软件中另存为 CSV（UTF-8 或 GBK 编码）。未做任何更改。`,
  wrongEncoding: (file: string) => `${file} 的编码既不是 UTF-8 也不是 GBK。未做任何更改。`,
  tooLarge: (file: string) => `${file} 超过 ${setupLimits.fileBytes / megabyte} MB。未做任何更改。`,
  noFile: (file: string) => `没有文件或文件夹 ${file}。未做任何更改。`,
  noSheets: (folder: string, names: readonly string[]) =>
    `${folder} 中没有可导入的文件。文件名应为 ${names.join('、')} 之一，扩展名为 csv。未做任何更改。`,
  unknownFile: (file: string, names: readonly string[]) =>
    `不认识文件 ${file}。文件名应为 ${names.join('、')} 之一，扩展名为 csv，或为一个 json 文件。未做任何更改。`,
  twice: (title: string) => `${title}有两个文件。未做任何更改。`,
  unstorableJson: (file: string, place: string) =>
    `${file} 的 ${place} 含有无法保存的字符（空字符或半个字符）。未做任何更改。`,
  brokenJson: (file: string) =>
    `${file} 不是有效的 JSON。应形如 {"rooms": [{"code": "…", "name": "…"}]}。未做任何更改。`,

  counted: (title: string, { added, changed, same }: { added: number; changed: number; same: number }) =>
    `${title}：新增 ${count(added)}，更改 ${count(changed)}，未变 ${count(same)}`,
  added: (name: string) => `  + ${name}`,
  changed: (name: string, fields: readonly string[]) => `  ~ ${name}：${fields.join('；')}`,
  field: (header: string, from: string, to: string) => `${header} ${from || '（空）'} → ${to || '（空）'}`,
  moreChanges: (rest: number) => `  ……另有 ${count(rest)} 项`,
  created: (company: string) => `新建企业：${company}`,
  dryRun: '以上为预览，未做任何更改。去掉 --dry-run 即可导入。',
  done: '导入完成。',
  nothingToDo: '数据与文件一致，无需更改。',
  noCompany: (name: string) => `没有名为“${name}”的企业。要新建企业，请加上 --create。未做任何更改。`,
  sharedAccount: '有两个人使用同一个登录账号，请检查手机号和账号两列。未做任何更改。',
  busy: '另一次导入正在进行，请稍后再试。未做任何更改。',
} as const;
