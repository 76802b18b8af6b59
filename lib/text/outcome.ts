import type { Operation, OperationCode } from '@/lib/domain/error-codes';

/** The fields an error can belong to. */
export type ErrorField =
  | 'mobile'
  | 'account'
  | 'smsCode'
  | 'password'
  | 'oldPassword'
  | 'newPassword'
  | 'subject'
  | 'beginTime'
  | 'endTime'
  | 'rooms'
  | 'labelName';

/** The reaction of a screen to a failure. */
export type Outcome =
  | { kind: 'toast'; message: string }
  | { kind: 'field'; field: ErrorField; message: string }
  /** Show the graphic captcha, or a fresh one; without words at log-in (AUTH-16, 4001003). */
  | { kind: 'captcha'; message?: string }
  /** Hold the button for the seconds the service names. */
  | { kind: 'countdown'; message: string; seconds?: number }
  /** Mark the conflicting rooms and times that came as `data`, and keep the form as it is. */
  | { kind: 'conflicts'; message: string }
  /** Say so and go to the meeting's details. */
  | { kind: 'details'; message: string }
  | { kind: 'signed-out'; message: string }
  /** The shell's dialog says the rest (R32). */
  | { kind: 'identity-changed'; message: string };

/** The outcome of each code in each of some operations. A code without its outcome does not compile. */
export type Catalogue<Operations extends Operation> = {
  [O in Operations]: Record<OperationCode<O>, Outcome> & { otherwise: Outcome };
};

export const toast = (message: string): Outcome => ({ kind: 'toast', message });
export const field = (name: ErrorField, message: string): Outcome => ({
  kind: 'field',
  field: name,
  message,
});
