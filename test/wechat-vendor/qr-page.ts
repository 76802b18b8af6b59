import { renderSVG } from 'uqr';

/**
 * The vendor's page, as far as a browser notices: it shows a code, asks again and again what the phone did, and then leads the whole
 * window back, also out of a frame (`login_type=jssdk`, `self_redirect` not true).
 */
export const qrPage = (uuid: string, query: URLSearchParams): string => `<!doctype html>
<html lang="zh-CN"><meta charset="utf-8"><title>微信登录</title>
<style>body { margin: 0; font: 14px sans-serif; text-align: center; color: #373737 } p { margin: 14px } svg { width: 240px; height: 240px }</style>
<p>微信登录</p>
<div role="img" aria-label="微信二维码">${renderSVG(`https://open.example.com/connect/confirm?uuid=${uuid}`)}</div>
<p>使用微信扫一扫登录</p>
<script>
const target = new URL(${inScript(query.get('redirect_uri') ?? '')});
target.searchParams.set('state', ${inScript(query.get('state') ?? '')});
const poll = setInterval(async () => {
  const { answer } = await (await fetch('/connect/l/qrconnect?uuid=${uuid}')).json();
  if (answer === null) return;
  clearInterval(poll);
  if (answer !== '') target.searchParams.set('code', answer);
  window.top.location = target.href;
}, 200);
</script>`;

const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');
