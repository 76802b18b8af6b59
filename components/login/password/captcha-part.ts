export type CaptchaInput = {
  sessionOf: () => Promise<string>;
  /** Only where one was asked for. */
  graphicCaptcha?: string;
};

/**
 * What a call with passwords says of the browser's captcha session (§7, AUTH-19). Without a captcha to prove it is only a name, and
 * nobody is kept out because that could not be had.
 */
export async function captchaPart({ sessionOf, graphicCaptcha }: CaptchaInput) {
  if (graphicCaptcha !== undefined) return { sessionId: await sessionOf(), graphicCaptcha };
  const sessionId = await sessionOf().catch(() => undefined);
  return sessionId === undefined ? {} : { sessionId };
}
