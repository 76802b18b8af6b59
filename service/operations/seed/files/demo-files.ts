import sharp from 'sharp';
import { pdfOf } from './pdf-of';

/** The files of the story, by name. */
export type DemoFiles = ReadonlyMap<string, { contentType: string; bytes: Buffer }>;

const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="853">
  <rect width="1280" height="853" fill="#e9edf4"/><rect y="560" width="1280" height="293" fill="#c9b8a2"/>
  <rect x="330" y="90" width="620" height="330" rx="10" fill="#27324a"/>
  <path d="M380 360 L520 270 L640 310 L780 190 L900 150" fill="none" stroke="#7aa2ff" stroke-width="10"/>
  <ellipse cx="640" cy="640" rx="440" ry="110" fill="#8a6a4c"/><ellipse cx="640" cy="626" rx="440" ry="110" fill="#a88561"/>
  ${[260, 450, 640, 830, 1020].map((x) => `<circle cx="${x}" cy="520" r="44" fill="#f0d2b6"/><path d="M${x - 70} 640 q70 -110 140 0z" fill="#3056d3"/>`).join('')}
</svg>`;

const figures = [
  ['月份', '预订次数', '使用时长（小时）', '签到率'],
  ['七月', '1284', '1102', '91%'],
  ['八月', '1371', '1190', '93%'],
  ['九月', '1406', '1233', '94%'],
];

const review = [
  '三季度复盘',
  '一、目标完成情况：预订成功率 99.2%，签到率 94%。',
  '二、问题：热门时段冲突集中在 10:00–11:00。',
  '三、四季度计划：上线找时间与周期会议调整。',
];

/** Draws and writes them; they are small, and the same every time. */
export async function createDemoFiles(): Promise<DemoFiles> {
  return new Map([
    ['三季度复盘.pdf', { contentType: 'application/pdf', bytes: pdfOf(review) }],
    [
      '关键指标.csv',
      {
        contentType: 'text/csv',
        bytes: Buffer.from(`\uFEFF${figures.map((row) => row.join(',')).join('\r\n')}\r\n`),
      },
    ],
    [
      '现场照片.jpg',
      { contentType: 'image/jpeg', bytes: await sharp(Buffer.from(photo)).jpeg({ quality: 80 }).toBuffer() },
    ],
  ]);
}
