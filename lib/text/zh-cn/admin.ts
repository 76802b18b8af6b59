import { presenceLimits } from '@/lib/domain/limits/presence-limits';
import { msPerMinute } from '@/lib/time/instant';

type Room = { roomId: string; roomName: string };

/** Words of `npm run admin`. */
export const adminText = {
  usage: [
    '用法：npm run admin -- 命令 …',
    '  door 会议室 [企业]       为门口屏生成一次性配对码',
    '  unpair 会议室 [企业]     解除该会议室所有门口屏的配对',
    '  sign-code 会议室 [企业]  更换会议室的签到码',
    '  device-key 企业         更换企业设备上报的密钥',
    '  device 企业 编号 --room 会议室 --name 名称 [--type 类型]   登记设备；已登记的按给出的选项更改',
    '  device 企业 编号 --remove                       删除设备',
    '  import 企业 文件… [--dry-run] [--create]        导入部门、人员、会议室等，--create 新建企业',
    '  export 企业 表名 [--out 文件]                   导出一张表，可修改后重新导入',
    '  export 企业 bookings --from 日期 --to 日期 [--out 文件]   导出预订明细',
    '  report 企业 --from 日期 --to 日期 [--html] [--out 文件]   会议室使用情况',
    '  disable 人员 [企业]      停用人员，立即退出登录',
    '  enable 人员 [企业]       恢复人员',
    '  password 账号           为账号生成新密码（手机号或账号名）',
  ].join('\n'),
  paired: ({ roomId, roomName }: Room, code: string) => [
    `${roomName} 的配对码：${code}（${presenceLimits.pairingCodeMs / msPerMinute} 分钟内有效，仅可使用一次）`,
    `请在门口屏上打开 /door/${roomId} 并输入。`,
  ],
  unpaired: (name: string, count: number) => `已解除 ${name} 的 ${count} 个门口屏或配对码。`,
  signCode: ({ roomId, roomName }: Room, code: string) => [
    `${roomName} 的新签到码已生效，请将以下地址制作成二维码：`,
    `/room-detail/${roomId}#sign=${code}`,
  ],
  deviceKey: (company: string, key: string) => [`${company} 的设备密钥（仅显示这一次，原密钥已失效）：`, key],
  noSignIn: (name: string) => `${name} 未开启签到，没有签到码。未做任何更改。`,
  noRoom: (name: string) => `没有名为“${name}”的会议室。未做任何更改。`,
  noDevice: (code: string) => `没有编号为“${code}”的设备，登记设备需要 --room 和 --name。未做任何更改。`,
  noCompany: (name: string) => `没有名为“${name}”的企业。未做任何更改。`,
  severalRooms: (name: string, companies: string[]) =>
    `有多家企业的会议室名为“${name}”，请在后面加上企业：${companies.join('、')}。未做任何更改。`,
  severalRoomsOfCompany: (name: string, codes: readonly string[]) =>
    `有多个会议室名为“${name}”，请改用编号：${codes.join('、')}。未做任何更改。`,
  noPerson: (name: string) => `没有编号、手机号或姓名为“${name}”的人员。未做任何更改。`,
  severalPeople: (name: string, people: readonly string[]) =>
    `有多名人员符合“${name}”，请改用编号或手机号，或在后面加上企业：${people.join('、')}。未做任何更改。`,
  person: (name: string, company: string, code: string) => `${name}（${company}，编号 ${code}）`,
  disabled: (person: string) => `已停用 ${person}，其登录已立即失效。`,
  enabled: (person: string) => `已恢复 ${person}。`,
  alreadyDisabled: (person: string) => `${person} 已是停用状态。未做任何更改。`,
  alreadyEnabled: (person: string) => `${person} 未被停用。未做任何更改。`,
  stillOrganizes: (count: number) => `其组织的 ${count} 场未结束的会议仍然保留。`,
  noAccount: (name: string) => `没有手机号或账号名为“${name}”的账号。未做任何更改。`,
  password: (name: string) => `${name} 的新密码（仅显示这一次，原有登录已全部失效）：`,
  wrongSpan: (days: number) =>
    `请用 --from 和 --to 指定日期，如 --from 2026-11-01 --to 2026-11-30，最多 ${days} 天。`,
  noSheet: (name: string, names: readonly string[]) => `不认识表“${name}”，可用：${names.join('、')}。`,
  written: (file: string) => `已写入 ${file}`,
  fileExists: (file: string) => `${file} 已存在，请换一个文件名。`,
  interrupted: '产品中断了应答，结果不完整。请稍后再试。',
  noAnswer: (folder: string) => `数据目录 ${folder} 正在使用，但产品没有应答。请稍后再试。`,
} as const;
