import { exportText } from '@/lib/text/zh-cn/export';
import { cutText } from '@/lib/web/cut-text';
import { escapeHtml } from './escape-html';

export type Bar = { label: string; share: number };

const { percent } = exportText;
const width = 960;
const labelWidth = 160;
const rowHeight = 24;
const barHeight = 14;
const valueWidth = 48;
const longestLabel = 12;

/** A long name is cut; the table below has it whole. */
const short = (label: string) =>
  label.length > longestLabel ? `${cutText(label, longestLabel - 1)}…` : label;
const readAloud = (bars: readonly Bar[]) =>
  bars.map(({ label, share }) => `${label} ${percent(share)}`).join('，');

const svg = (
  { height, name, bars }: { height: number; name: string; bars: readonly Bar[] },
  content: string,
) =>
  `<svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeHtml(`${name}：${readAloud(bars)}`)}">${content}</svg>`;

const scales = [0.1, 0.25, 0.5, 1];

/** The share that a bar of full length stands for: little use would else be a row of stumps. */
const fullShare = (bars: readonly Bar[]): number =>
  scales.find((scale) => bars.every(({ share }) => share <= scale)) ?? 1;

/** A bar to the right for each, one below the other. */
export function barsSvg(bars: readonly Bar[], name: string): string {
  const full = fullShare(bars);
  const whole = width - labelWidth - valueWidth;
  const rows = bars.map(({ label, share }, index) => {
    const [y, length] = [index * rowHeight, Math.max(1, Math.min(1, share / full) * whole)];
    const middle = y + rowHeight / 2 + 4;
    return `<text x="${labelWidth - 8}" y="${middle}" text-anchor="end">${escapeHtml(short(label))}</text>
<rect class="bar" x="${labelWidth}" y="${y + (rowHeight - barHeight) / 2}" width="${length.toFixed(1)}" height="${barHeight}" rx="2"/>
<text x="${(labelWidth + length + 6).toFixed(1)}" y="${middle}">${percent(share)}</text>`;
  });
  return svg({ height: bars.length * rowHeight, name, bars }, rows.join('\n'));
}

const plotHeight = 180;
const axisHeight = 24;
const headHeight = 18;

/** A column for each, side by side, with a line at every quarter of the scale. */
export function columnsSvg(bars: readonly Bar[], name: string): string {
  const full = fullShare(bars);
  const step = width / Math.max(1, bars.length);
  const lines = [0, 0.25, 0.5, 0.75, 1].map((share) => {
    const y = headHeight + (1 - share) * plotHeight;
    return `<line class="line" x1="0" x2="${width}" y1="${y}" y2="${y}"/>`;
  });
  const columns = bars.map(({ label, share }, index) => {
    const height = Math.min(1, share / full) * plotHeight;
    const [x, middle] = [index * step + step * 0.2, (index + 0.5) * step];
    const top = headHeight + plotHeight - height;
    return `<rect class="bar" x="${x.toFixed(1)}" y="${top.toFixed(1)}" width="${(step * 0.6).toFixed(1)}" height="${height.toFixed(1)}" rx="2"/>
<text x="${middle.toFixed(1)}" y="${(top - 4).toFixed(1)}" text-anchor="middle">${percent(share)}</text>
<text x="${middle.toFixed(1)}" y="${headHeight + plotHeight + 16}" text-anchor="middle">${escapeHtml(label)}</text>`;
  });
  return svg({ height: headHeight + plotHeight + axisHeight, name, bars }, [...lines, ...columns].join('\n'));
}
