import {
  forgetCaptchaSession,
  isForeignSession,
  sessionOfPicture,
} from '@/components/captcha/captcha-session';

export type CaptchaInput = {
  sessionOf: () => Promise<string>;
  /** Only where one was asked for. */
  graphicCaptcha?: string;
};

type Proof = { sessionId?: string; graphicCaptcha?: string };

/**
 * Sends a call with passwords and the proof of the browser's captcha session (AUTH-19). Without a captcha to prove the
 * session is only a name: nobody is kept out because it could not be had, and one that is not this browser's any more (S24) is
 * asked for anew, once.
 */
export async function withCaptcha<T>(
  { sessionOf, graphicCaptcha }: CaptchaInput,
  send: (proof: Promise<Proof>) => Promise<T>,
): Promise<T> {
  if (graphicCaptcha !== undefined) {
    const read = async () => ({ sessionId: sessionOfPicture() ?? (await sessionOf()), graphicCaptcha });
    return send(read());
  }
  const named = () =>
    sessionOf().then(
      (sessionId) => ({ sessionId }),
      () => ({}),
    );
  return send(named()).catch((error: unknown) => {
    if (!isForeignSession(error)) throw error;
    forgetCaptchaSession();
    return send(named());
  });
}
