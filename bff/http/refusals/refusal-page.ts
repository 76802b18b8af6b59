import { createHash } from 'node:crypto';
import { commonText } from '@/lib/text/zh-cn/common';
import { shellText } from '@/lib/text/zh-cn/shell';

/** The colours and sizes of `app/globals.css`, repeated: no file of the build is loaded for an answer before any page. */
const style = `
:root{color-scheme:light dark}
*{box-sizing:border-box}
body{display:grid;place-content:center;justify-items:center;gap:6px;min-height:100dvh;margin:0;padding:24px 20px;
text-align:center;background:light-dark(#f5f6f8,#0e1116);color:light-dark(#5f6980,#9aa4b5);
font:400 13px/20px -apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans CJK SC','Noto Sans SC',sans-serif}
.mark{display:grid;place-items:center;width:48px;height:48px;margin-bottom:6px;border-radius:12px;
background:light-dark(#e8edfd,#20294a);color:light-dark(#1f3fa8,#c3cfff);font-size:20px;font-weight:600}
h1{margin:0;font-size:18px;font-weight:600;line-height:26px;color:light-dark(#1a1d24,#e8eaf0)}
p{max-width:420px;margin:0;overflow-wrap:anywhere}
a{margin:12px 0;padding:7px 16px;border:1px solid light-dark(#828c9e,#5f6b7d);border-radius:8px;
background:light-dark(#ffffff,#161a21);color:light-dark(#1a1d24,#e8eaf0);font-size:14px;text-decoration:none}
a:focus-visible{outline:2px solid light-dark(#3056d3,#8aa2ff);outline-offset:2px}
small{font-size:12px}
`;

/** Allows the one style, by its hash, and nothing else (S50). */
export const refusalPagePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Content = {
  title: string;
  advice: string;
  /** An empty address reloads the page. */
  link: { to: '/' | ''; words: string };
};

/** The page of a refused navigation. Nothing of the request is repeated in it. */
export const refusalPage = ({ title, advice, link }: Content, traceId: string): string => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}${commonText.separator}${shellText.title}</title>
<style>${style}</style>
</head>
<body>
<span class="mark" aria-hidden="true">约</span>
<h1>${title}</h1>
<p>${advice}</p>
<a href="${link.to}">${link.words}</a>
<small>${commonText.traceId(traceId)}</small>
</body>
</html>
`;
