/** The client that displays this page: a browser, the work-chat app's own, or the desktop app (SESS-07). */
export type HostClient = 'browser' | 'work-chat' | 'desktop';

const workChatAgent = /\bwxwork\//i;

export function hostClient(): HostClient {
  if (typeof window.workSdk === 'object' && window.workSdk !== null) return 'desktop';
  return workChatAgent.test(window.navigator.userAgent) ? 'work-chat' : 'browser';
}
