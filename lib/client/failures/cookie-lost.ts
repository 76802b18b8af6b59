import { ApiError } from './api-error';

/** The BFF's refusal (403) of a log-in that came without the cookie which was set right before it (AUTH-18). */
export const cookieLostCode = 403_001;

export const isCookieLost = (error: unknown): boolean =>
  error instanceof ApiError && error.code === cookieLostCode;
