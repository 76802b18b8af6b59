export type RoomData = {
  name: string;
  area: readonly string[];
  capacity: number;
  equipment: readonly string[];
  openFromMinute?: number;
  openToMinute?: number;
  isOffline?: boolean;
  isOutOfOrder?: boolean;
  /** Department that alone may book it. */
  onlyFor?: string;
  chatAppId?: string;
  needsApproval?: boolean;
  auditors?: readonly string[];
  /** Meeting services that can be ordered with it. */
  services?: readonly string[];
  /** Where people sign in; a number is the minutes without anybody after which it is released. */
  signIn?: true | number;
  devices?: readonly (readonly [name: string, type: string, status: 0 | 1 | 2])[];
};

const floor3 = ['上海', '一号楼', '3F'] as const;
const floor5 = ['上海', '一号楼', '5F'] as const;
const building2 = ['上海', '二号楼', '1F'] as const;
const beijing = ['北京', '国贸', '12F'] as const;

/** Rooms that show something, in the order of the list. */
const notedRooms: RoomData[] = [
  {
    name: '望江',
    area: floor3,
    capacity: 8,
    equipment: ['屏幕', '白板'],
    services: ['茶水'],
    signIn: true,
    devices: [
      ['会议屏', '显示屏', 1],
      ['空调', '空调', 0],
      ['门口屏', '显示屏', 2],
    ],
  },
  {
    name: '听涛',
    area: floor3,
    capacity: 12,
    equipment: ['视频会议', '屏幕'],
    needsApproval: true,
    auditors: ['陈晨'],
    services: ['会务', '茶水'],
    devices: [['会议屏', '显示屏', 1]],
  },
  { name: '观云', area: floor3, capacity: 6, equipment: ['屏幕'], openFromMinute: 540, openToMinute: 1080 },
  { name: '致远', area: floor5, capacity: 20, equipment: ['投影', '音响'], isOffline: true },
  { name: '松风', area: floor5, capacity: 10, equipment: ['白板'], isOutOfOrder: true },
  { name: '兰亭', area: floor5, capacity: 16, equipment: ['视频会议'], onlyFor: '总裁办' },
  { name: '企微一号', area: building2, capacity: 8, equipment: ['屏幕'], chatAppId: 'wecom-demo' },
  { name: '揽月', area: building2, capacity: 4, equipment: ['电话'] },
  { name: '临川', area: building2, capacity: 30, equipment: ['投影', '音响'] },
  { name: '听雨', area: building2, capacity: 6, equipment: ['屏幕'], signIn: true },
  { name: '沧浪', area: building2, capacity: 8, equipment: ['白板'] },
  {
    name: '知行',
    area: beijing,
    capacity: 10,
    equipment: ['屏幕', '视频会议'],
    devices: [
      ['会议屏', '显示屏', 0],
      ['麦克风', '音频', 1],
    ],
  },
  { name: '无审批人', area: floor3, capacity: 10, equipment: ['屏幕'], needsApproval: true, auditors: [] },
];

const others: [area: readonly string[], names: string[]][] = [
  [floor3, ['清风', '明月', '采薇', '知秋', '半山']],
  [floor5, ['怀远', '思齐', '若谷', '博雅', '云帆', '流觞']],
  [building2, ['紫藤', '青竹', '银杏', '梧桐', '白桦', '海棠', '木槿']],
  [beijing, ['燕山', '太行', '居庸', '香山', '北海', '昆明湖', '什刹海', '景山', '颐和', '天坛', '雍和']],
];

/** The equipment of rooms of each size, by turns. */
export const sizes: readonly (readonly [capacity: number, equipment: readonly string[]])[] = [
  [4, ['电话']],
  [6, ['屏幕']],
  [8, ['屏幕', '白板']],
  [10, ['视频会议', '屏幕']],
  [16, ['投影', '白板']],
  [24, ['投影', '音响', '视频会议']],
];

/** The room of a meeting that nobody comes to. */
export const releasedRoom = '采薇';

/** The 42 rooms of 示例科技. */
export const rooms: readonly RoomData[] = [
  ...notedRooms,
  ...others.flatMap(([area, names]) =>
    names.map((name, index) => {
      const [capacity, equipment] = sizes[index % sizes.length] ?? [8, []];
      return { name, area, capacity, equipment, ...(name === releasedRoom && { signIn: 10 }) };
    }),
  ),
];

/** 远山咨询 has its own 望江. */
export const smallCompanyRooms: readonly RoomData[] = [
  { name: '望江', area: ['杭州', '西溪'], capacity: 8, equipment: ['屏幕'] },
  { name: '远山厅', area: ['杭州', '西溪'], capacity: 20, equipment: ['投影', '视频会议'] },
  { name: '茶室', area: ['杭州', '西溪'], capacity: 4, equipment: [] },
];
