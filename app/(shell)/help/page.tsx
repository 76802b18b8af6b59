import type { Metadata } from 'next';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';

export const metadata: Metadata = { title: pageTitles.help };

/** The address; what stands there is in the slot `@help`, which outlives it (NAV-03). */
export default function HelpAddress() {
  return null;
}
