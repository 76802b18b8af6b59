import type { SlidingCaptcha, SlidingChallenge } from '@/lib/contract/captcha';

type WidgetChallenge = Extract<SlidingChallenge, { kind: 'widget' }>;

/** The API of the vendor's script: https://docs.geetest.com/captcha/apirefer/api/web, third version. */
type GeetestCaptcha = {
  onReady(then: () => void): GeetestCaptcha;
  onSuccess(then: () => void): GeetestCaptcha;
  onError(then: (error: unknown) => void): GeetestCaptcha;
  verify(): void;
  getValidate():
    Record<'geetest_challenge' | 'geetest_validate' | 'geetest_seccode', string> | false | undefined;
};
type InitGeetest = (options: object, then: (captcha: GeetestCaptcha) => void) => void;

const initGeetest = () => (window as { initGeetest?: InitGeetest }).initGeetest;

/** A vendor's widget that is ready to be opened, as often as it is closed. */
export type VendorWidget = { open: () => void; onSolved: (then: (solved: SlidingCaptcha) => void) => void };

/** Loads the vendor's script, once per page, and starts its widget for one challenge. Rejects when either fails. */
export async function openVendorWidget(challenge: WidgetChallenge): Promise<VendorWidget> {
  if (!initGeetest()) await loadScript(challenge.scriptUrl);
  const init = initGeetest();
  if (!init) throw new Error('The captcha script did not say how to begin');
  return new Promise((resolve, reject) => {
    init(optionsOf(challenge), (captcha) => {
      captcha
        .onReady(() => resolve(widgetOf(captcha)))
        .onError(() => reject(new Error('The captcha failed')));
    });
  });
}

/** `bind`: the vendor's own panel opens over the page, and nothing of it has to be placed. */
const optionsOf = ({ gt, challenge, offline, newCaptcha }: WidgetChallenge) => ({
  gt,
  challenge,
  offline,
  new_captcha: newCaptcha,
  product: 'bind',
  lang: 'zh-cn',
  https: location.protocol === 'https:',
});

const widgetOf = (captcha: GeetestCaptcha): VendorWidget => ({
  open: () => captcha.verify(),
  onSolved(then) {
    captcha.onSuccess(() => {
      const result = captcha.getValidate();
      if (!result) return;
      then({
        challenge: result.geetest_challenge,
        validate: result.geetest_validate,
        seccode: result.geetest_seccode,
      });
    });
  },
});

/** Our policy takes scripts that a trusted one adds ('strict-dynamic'); browsers that do not know that look for the nonce. */
function loadScript(url: string): Promise<void> {
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The captcha script did not load'));
    });
    document.head.append(script);
  });
}
