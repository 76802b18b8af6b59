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
  noCompany: (name: string) => `没有名为“${name}”的企业。未做任何更改。`,
  severalRooms: (name: string, companies: string[]) =>
    `有多家企业的会议室名为“${name}”，请在后面加上企业：${companies.join('、')}。未做任何更改。`,
  noAnswer: (folder: string) => `数据目录 ${folder} 正在使用，但产品没有应答。请稍后再试。`,
} as const;
