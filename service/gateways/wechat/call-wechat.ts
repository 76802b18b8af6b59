import { fetch } from 'undici';

/** The vendor did not answer, or not readably; without any part of the request (S58). */
export class WechatUnavailableError extends Error {
  override readonly name = 'WechatUnavailableError';
}

/** The vendor's answer at an address of its API; all of them are GET, and an error is a 200 with an `errcode`. */
export async function callWechat(address: string, deadline: AbortSignal): Promise<unknown> {
  try {
    const answer = await fetch(address, { redirect: 'manual', signal: deadline });
    if (answer.ok) return await answer.json();
    await answer.body?.cancel();
  } catch {
    // The cause may quote the address, which holds a secret.
    throw new WechatUnavailableError('no answer');
  }
  throw new WechatUnavailableError('not the expected answer');
}
