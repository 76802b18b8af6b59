/** Where a log-in can fail without an error code from the service. */
export type LoginStep = 'key' | 'encryption' | 'session' | 'cookie';

export class LoginStepError extends Error {
  override readonly name = 'LoginStepError';

  constructor(
    readonly step: LoginStep,
    options?: ErrorOptions,
  ) {
    super(`log-in failed at: ${step}`, options);
  }
}
