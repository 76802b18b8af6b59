const marker = 'data-chatbot';

/**
 * Adds a script of another site once per document. Nothing waits for it; one that does not load leaves nothing behind. Our policy
 * takes it because a trusted script adds it ('strict-dynamic'); browsers that do not know that look for the nonce (S50).
 */
export function injectScript(url: string): void {
  if (document.querySelector(`script[${marker}]`)) return;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.referrerPolicy = 'no-referrer';
  script.setAttribute(marker, '');
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}
