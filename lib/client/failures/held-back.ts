import { ApiError } from './api-error';

/** Too many of something (429): whoever is told to wait is not to ask again at once, and hears for how long (S29). */
export const isHeldBack = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 429;
