import { credentialRules, textRule } from '@/components/credentials/credential-rules';
import type { FieldRules } from '@/components/ui/form/field-rules';
import {
  accountInput,
  checkAccount,
  checkAgreement,
  checkConfirmPassword,
} from '@/lib/domain/account/account-rules';
import { accountMessages } from '@/lib/text/zh-cn/account';

export type LoginField =
  'mobile' | 'account' | 'smsCode' | 'password' | 'confirmPassword' | 'privilegedPassword' | 'graphicCaptcha';

/** The input of the log-in page, shared by all modes. */
export type LoginValues = Record<LoginField, string> & { agreement: boolean };

/** Every text field of every form that logs in, with its rule (AUTH-15). */
export const loginFields = {
  mobile: credentialRules.mobile,
  account: textRule(accountInput.account, checkAccount),
  smsCode: credentialRules.smsCode,
  password: credentialRules.password,
  confirmPassword: textRule(accountInput.password, (value, { password }: LoginValues) =>
    checkConfirmPassword(value, password),
  ),
  privilegedPassword: credentialRules.password,
  graphicCaptcha: credentialRules.graphicCaptcha,
} satisfies Record<LoginField, unknown>;

export const loginFieldNames = Object.keys(loginFields) as LoginField[];

export const loginRules: FieldRules<LoginValues> = {
  ...loginFields,
  agreement: {
    check(ticked) {
      const message = checkAgreement(ticked);
      return message && accountMessages[message];
    },
  },
};
