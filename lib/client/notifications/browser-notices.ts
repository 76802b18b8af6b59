import { rememberChoice } from '@/lib/client/storage/remember-choice';

/** The choice of this browser, which outlives a log-out: `off` after notifications were allowed. */
const choiceCookie = 'rooms-browser-notices';
const aYearSeconds = 31_536_000;

/** `blocked`: only the browser's own settings can allow them again. */
export type BrowserNoticeState = 'unsupported' | 'blocked' | 'off' | 'on';

const isSwitchedOff = () => document.cookie.split('; ').includes(`${choiceCookie}=off`);

/** Whether this browser shows notifications of ours. */
export function browserNoticeState(): BrowserNoticeState {
  if (!('Notification' in window) || !window.isSecureContext) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && !isSwitchedOff() ? 'on' : 'off';
}

/** Asks for the permission where it is open; to be called by a press alone, which browsers demand. */
export async function allowBrowserNotices(): Promise<BrowserNoticeState> {
  if (browserNoticeState() === 'unsupported') return 'unsupported';
  if (Notification.permission === 'default') await Notification.requestPermission();
  if (Notification.permission === 'granted') rememberChoice(choiceCookie, 'on', aYearSeconds);
  return browserNoticeState();
}

export function silenceBrowserNotices(): BrowserNoticeState {
  rememberChoice(choiceCookie, 'off', aYearSeconds);
  return browserNoticeState();
}

type BrowserNotice = {
  /** A second one under the same id takes the place of the first, also from another tab. */
  id: string;
  title: string;
  body: string;
  onOpen: () => void;
};

/** Shows a notification of the browser; answers whether it could. Chrome on Android has the interface and refuses pages. */
export function showBrowserNotice({ id, title, body, onOpen }: BrowserNotice): boolean {
  if (browserNoticeState() !== 'on') return false;
  try {
    const notification = new Notification(title, { body, tag: id, icon: '/apple-icon.png', lang: 'zh-CN' });
    notification.onclick = () => {
      window.focus();
      notification.close();
      onOpen();
    };
    return true;
  } catch {
    return false;
  }
}
