import type { SlidingCaptcha } from '@/lib/contract/captcha';

/** The proof that a sliding captcha was solved, with the session it belongs to (AUTH-02). */
export type SolvedCaptcha = { sessionId: string; slidingCaptcha: SlidingCaptcha };
