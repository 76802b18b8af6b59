import { renderToStaticMarkup } from 'react-dom/server';
import { NeedsScript } from './needs-script';

it('[AUTH-14] says in the HTML of the server that logging in needs script', () => {
  expect(renderToStaticMarkup(<NeedsScript />)).toMatch(
    /^<noscript><p[^>]*>登录需要 JavaScript，请在浏览器中启用后刷新页面<\/p><\/noscript>$/,
  );
});
