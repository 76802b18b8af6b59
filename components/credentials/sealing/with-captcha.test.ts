import { ApiError } from '@/lib/client/failures/api-error';
import { errorCodes } from '@/lib/domain/error-codes';
import { forgetCaptchaSession, rememberPicture } from '@/components/captcha/captcha-session';
import { withCaptcha } from './with-captcha';

const refused = (code: number) => new ApiError({ status: 400, code, message: '', traceId: 't' });
const foreign = refused(errorCodes.captchaWrong);

/** A browser whose sessions are s-1, s-2, …, and a call that is refused as often as there are refusals. */
function browser(refusals: Error[]) {
  let sessions = 0;
  const sent: unknown[] = [];
  return {
    sent,
    sessionOf: () => Promise.resolve(`s-${(sessions += 1)}`),
    send: async (proof: Promise<unknown>) => {
      sent.push(await proof);
      const refusal = refusals.shift();
      if (refusal) throw refusal;
      return 'in';
    },
  };
}

afterEach(forgetCaptchaSession);

describe('[S24] [AUTH-19] a captcha session that this browser has lost', () => {
  it('is asked for anew where it was only a name, and nobody hears of it', async () => {
    const { sessionOf, send, sent } = browser([foreign]);
    await expect(withCaptcha({ sessionOf }, send)).resolves.toBe('in');
    expect(sent).toEqual([{ sessionId: 's-1' }, { sessionId: 's-2' }]);
  });

  it('is asked for anew once', async () => {
    const { sessionOf, send, sent } = browser([foreign, foreign]);
    await expect(withCaptcha({ sessionOf }, send)).rejects.toBe(foreign);
    expect(sent).toHaveLength(2);
  });

  it('is no other refusal, and none of a captcha that somebody has read', async () => {
    const wrong = refused(errorCodes.credentialsWrong);
    const one = browser([wrong]);
    await expect(withCaptcha(one, one.send)).rejects.toBe(wrong);
    const other = browser([foreign]);
    await expect(withCaptcha({ ...other, graphicCaptcha: 'AB12' }, other.send)).rejects.toBe(foreign);
    expect([one.sent.length, other.sent.length]).toEqual([1, 1]);
  });

  it('is still that of the picture which was read, whatever a log-out elsewhere has forgotten', async () => {
    rememberPicture('s-0');
    const { sessionOf, send, sent } = browser([]);
    await withCaptcha({ sessionOf, graphicCaptcha: 'AB12' }, send);
    expect(sent).toEqual([{ sessionId: 's-0', graphicCaptcha: 'AB12' }]);
  });
});
