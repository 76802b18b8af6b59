import type { ClientKind } from '@/lib/contract/report';
import { hostClient } from '../transport/host-client';

const phone = '(max-width: 599.95px)';

/** The program or frame that shows this page. */
export function clientKind(): ClientKind {
  const host = hostClient();
  if (host === 'desktop') return 'desktop-app';
  if (host === 'work-chat') return host;
  if (document.documentElement.dataset.embedded !== undefined) return 'embedded';
  return window.matchMedia(phone).matches ? 'phone' : 'desktop';
}
