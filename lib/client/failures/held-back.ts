import { ApiError } from './api-error';

/** Too many requests (429): the caller has to wait before the next one, for the seconds in the answer (S29). */
export const isHeldBack = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;
