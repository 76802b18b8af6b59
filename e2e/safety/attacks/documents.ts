/** The bytes of a file by the type that a service calls it. Each runs if a browser lets it, and tells `site` of it. */
export function runningDocuments(site: string): Record<string, string> {
  const run = `window.name = 'ran'; fetch('${site}/script', { mode: 'no-cors' })`;
  const script = `<script>${run}</script>`;
  const html = `<!doctype html><link rel="stylesheet" href="${site}/style"><img src="${site}/image" onerror="${run}"><meta http-equiv="refresh" content="0;url=${site}/refresh">${script}`;
  return {
    'text/html': html,
    'application/xhtml+xml': `<html xmlns="http://www.w3.org/1999/xhtml"><body><img src="${site}/image"/>${script}</body></html>`,
    'image/svg+xml': `<svg xmlns="http://www.w3.org/2000/svg" onload="${run}"><image href="${site}/image"/>${script}</svg>`,
    'text/xml': `<?xml-stylesheet href="${site}/sheet" type="text/xsl"?><x:script xmlns:x="http://www.w3.org/1999/xhtml">${run}</x:script>`,
    'multipart/related': `--x\r\nContent-Type: text/html\r\n\r\n${html}\r\n--x--`,
    'message/rfc822': `MIME-Version: 1.0\r\nContent-Type: text/html\r\n\r\n${html}`,
    'text/vtt': `WEBVTT\n\n${html}`,
    'image/png; text/html': html,
    'application/pdf': html,
    '': html,
  };
}
