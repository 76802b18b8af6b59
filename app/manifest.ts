import type { MetadataRoute } from 'next';
import { defaultAccent } from '@/components/ui/theme/accent';
import { barColours } from '@/components/ui/theme/scheme';
import { shellText } from '@/lib/text/zh-cn/shell';
import large from './icons/512.png';
import maskable from './icons/maskable.png';
import small from './icons/192.png';

/** The manifest of the installed product; browsers fetch it without cookies, so it is the same for everybody. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: shellText.title,
    short_name: shellText.title,
    lang: 'zh-CN',
    start_url: '/schedule',
    scope: '/',
    display: 'standalone',
    background_color: barColours.light,
    theme_color: defaultAccent,
    icons: [
      { src: small.src, sizes: '192x192', type: 'image/png' },
      { src: large.src, sizes: '512x512', type: 'image/png' },
      { src: maskable.src, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
