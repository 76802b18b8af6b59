import { exportText } from '@/lib/text/zh-cn/export';
import { formatMinutes } from '@/lib/time/format';
import { minutesPerHour } from '@/lib/time/instant';
import { type Bar, barsSvg, columnsSvg } from './bars';
import type { CompanyUse } from './company-use';
import { escapeHtml } from './escape-html';
import { hourText, roomCells, usedShare } from './room-cells';

const { page, roomHeaders } = exportText;

/** One file without a script, which any browser opens and prints; its policy lets nothing load. */
export function reportPage({ company, days, rooms, hours, peak }: CompanyUse): string {
  const title = escapeHtml(page.title(company.name));
  const meetings = rooms.reduce((sum, room) => sum + room.meetings, 0);
  const total = {
    bookedMinutes: rooms.reduce((sum, room) => sum + room.bookedMinutes, 0),
    openMinutes: rooms.reduce((sum, room) => sum + room.openMinutes, 0),
  };
  const byUse = [...rooms].sort((one, other) => usedShare(other) - usedShare(one));
  const roomBars = byUse.map((room): Bar => ({ label: room.name, share: usedShare(room) }));
  const hourBars = hours.map(({ hour, share }): Bar => ({
    label: formatMinutes(hour * minutesPerHour),
    share,
  }));
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<h1>${title}</h1>
<p>${page.span(days[0] ?? '', days.at(-1) ?? '')}</p>
<p class="summary">${page.summary({ rooms: rooms.length, meetings, share: usedShare(total) })}</p>
${
  meetings === 0
    ? `<p>${page.nothing}</p>`
    : `<h2>${page.byHour}</h2>
<p>${page.peak(hourText(peak.hour), 1 - peak.share)}</p>
${plot(page.byHour, columnsSvg(hourBars, page.byHour))}
<h2>${page.byRoom}</h2>
${plot(page.byRoom, barsSvg(roomBars, page.byRoom))}`
}
<h2>${page.details}</h2>
<div class="table" role="region" aria-label="${page.details}" tabindex="0">
<table>
<thead><tr>${roomHeaders(hourText(peak.hour))
    .map((header) => `<th scope="col">${escapeHtml(header)}</th>`)
    .join('')}</tr></thead>
<tbody>
${byUse.map((room) => rowOf(roomCells(room))).join('\n')}
</tbody>
</table>
</div>
</body>
</html>`;
}

/** Wider than a phone, so it scrolls by itself. */
const plot = (name: string, svg: string): string =>
  `<div class="plot" role="region" aria-label="${name}" tabindex="0">${svg}</div>`;

const rowOf = ([name = '', ...cells]: string[]): string =>
  `<tr><th scope="row">${escapeHtml(name)}</th>${cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`;

const style = `
:root { color-scheme: light dark; --line: #d9dce3; --soft: #5b6270; --bar: #3056d3; }
@media (prefers-color-scheme: dark) { :root { --line: #3a3f4b; --soft: #a3a9b6; --bar: #8aa4ff; } }
body { font: 14px/1.6 system-ui, 'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif;
  max-width: 1000px; margin: 0 auto; padding: 24px 16px; }
h1 { font-size: 22px; margin: 0; } h2 { font-size: 16px; margin: 32px 0 8px; }
p { margin: 4px 0; color: var(--soft); } .summary { font-size: 16px; color: inherit; }
svg { display: block; width: 100%; min-width: 720px; height: auto; } .plot { overflow-x: auto; }
svg text { fill: currentColor; font-size: 12px; } svg .bar { fill: var(--bar); } svg .line { stroke: var(--line); }
.table { overflow-x: auto; } table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 6px 10px; border-bottom: 1px solid var(--line); text-align: right; white-space: nowrap; }
th:first-child, th:nth-child(2), td:nth-child(2) { text-align: left; } thead th { color: var(--soft); font-weight: 400; }
`;
