import { z } from 'zod';
import { configurationText } from '@/lib/text/zh-cn/configuration';

/** The provider of sliding captchas: our service, or a verification service in GeeTest's third version. */
export type CaptchaSetting =
  | { provider: 'embedded' }
  | {
      provider: 'geetest';
      /** Public: the browser's widget knows it as `gt`. */
      id: string;
      /** Never leaves the service. */
      key: string;
      apiUrl: string;
      scriptUrl: string;
    };

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''));

/** The part of an environment that chooses it; of the whole product's, and of a service that runs alone. */
export const captchaVariables = {
  CAPTCHA_PROVIDER: z.enum(['embedded', 'geetest']).default('embedded'),
  CAPTCHA_GEETEST_ID: z.string().default(''),
  CAPTCHA_GEETEST_KEY: z.string().default(''),
  CAPTCHA_GEETEST_API_URL: url.default('https://api.geetest.com'),
  CAPTCHA_GEETEST_SCRIPT_URL: url.default('https://static.geetest.com/static/tools/gt.js'),
};
type CaptchaVariables = z.output<z.ZodObject<typeof captchaVariables>>;

const account = ['CAPTCHA_GEETEST_ID', 'CAPTCHA_GEETEST_KEY'] as const;

/** Names the missing variables: without an account the vendor would refuse every captcha. */
export function checkCaptchaVariables(variables: CaptchaVariables, context: z.RefinementCtx): void {
  if (variables.CAPTCHA_PROVIDER !== 'geetest') return;
  for (const name of account.filter((one) => variables[one] === '')) {
    const message = configurationText.secret.missing(configurationText.secret.becauseSet('CAPTCHA_PROVIDER'));
    context.addIssue({ code: 'custom', path: [name], message });
  }
}

export const captchaSettingOf = (variables: CaptchaVariables): CaptchaSetting =>
  variables.CAPTCHA_PROVIDER === 'embedded'
    ? { provider: 'embedded' }
    : {
        provider: 'geetest',
        id: variables.CAPTCHA_GEETEST_ID,
        key: variables.CAPTCHA_GEETEST_KEY,
        apiUrl: variables.CAPTCHA_GEETEST_API_URL,
        scriptUrl: variables.CAPTCHA_GEETEST_SCRIPT_URL,
      };
