import type { SlidingAnswer, SlidingCaptcha, SlidingChallenge } from '@/lib/contract/captcha';
import type { Deps } from '../../kernel/deps';

export type Challenged = { sessionId: string; form: 'puzzle' | 'question' };
export type Solution = { sessionId: string; challenge: string; answer: SlidingAnswer };
export type Proof = { sessionId: string; slidingCaptcha: SlidingCaptcha };

export type SlidingCaptchaProvider = {
  /** A new challenge for the session. Throws 503000 when the vendor cannot be asked. */
  challenge(deps: Deps, challenged: Challenged): Promise<SlidingChallenge>;
  /** Judges an answer, once; the resolved value is valid for one call. Throws 4001004 otherwise. */
  solve(deps: Deps, solution: Solution): Promise<SlidingCaptcha>;
  /** Uses a proof up. False when it is none, another session's, used or too old; throws 503000 when the vendor cannot be asked. */
  consume(deps: Deps, proof: Proof): Promise<boolean>;
};
