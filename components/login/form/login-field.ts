import type { LoginField } from './login-fields';
import type { useLogIn } from './use-log-in';
import type { useLoginForm } from './use-login-form';

type Form = Pick<ReturnType<typeof useLoginForm>, 'values' | 'faultOf' | 'set'>;
type Login = Pick<ReturnType<typeof useLogIn>, 'failure' | 'forgetFailure'>;

/** What a field of these forms shows, and what happens when somebody types into it. */
export function loginField({ form, login }: { form: Form; login: Login }, name: LoginField) {
  const ofLastTry = login.failure.field === name ? login.failure.message : undefined;
  return {
    value: form.values[name],
    error: form.faultOf(name) ?? ofLastTry,
    change(typed: string) {
      // A captcha that empties itself is nobody's typing.
      if (typed !== '') login.forgetFailure();
      form.set(name, typed);
    },
  };
}
