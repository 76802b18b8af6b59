import type { FieldRule } from '@/components/ui/form/field-rules';
import {
  accountInput,
  checkGraphicCaptcha,
  checkMobile,
  checkPassword,
  checkSmsCode,
} from '@/lib/domain/account/account-rules';
import { accountMessages, type AccountMessage } from '@/lib/text/zh-cn/account';

type Check<Values> = (value: string, values: Values) => AccountMessage | undefined;

/** The rule of a text field, in the words of `accountMessages`. */
export const textRule = <Values = unknown>(
  normalise: (typed: string) => string,
  check: Check<Values>,
): FieldRule<string, Values> => ({
  normalise,
  check(value, values) {
    const message = check(value, values);
    return message && accountMessages[message];
  },
});

/** Fields that log-in and account both have, with their rules (AUTH-15). */
export const credentialRules = {
  mobile: textRule(accountInput.mobile, checkMobile),
  smsCode: textRule(accountInput.smsCode, checkSmsCode),
  password: textRule(accountInput.password, checkPassword),
  graphicCaptcha: textRule(accountInput.graphicCaptcha, checkGraphicCaptcha),
};
