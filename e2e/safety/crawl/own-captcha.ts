import type { Caller } from './callers';
import type { CrawlRequest } from './exchange';

/** Stands in a request for the captcha session of the browser that sends it. */
export const ownCaptcha = 'captcha-session-of-the-caller';

/** The BFF refuses any other session before anybody asks who calls (S24); whoever has none sends what is nobody's. */
export const withOwnCaptcha =
  ({ captchaSession }: Caller) =>
  (request: CrawlRequest): CrawlRequest =>
    captchaSession === undefined
      ? request
      : {
          ...request,
          path: request.path.replaceAll(ownCaptcha, captchaSession),
          body: request.body?.replaceAll(ownCaptcha, captchaSession),
        };
