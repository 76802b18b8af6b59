import {
  accountInput,
  checkAccount,
  checkConfirmPassword,
  checkGraphicCaptcha,
  checkMobile,
  checkPassword,
  checkSmsCode,
} from '@/lib/domain/account/account-rules';
import type { AccountMessage } from '@/lib/text/zh-cn/account';

type Names =
  'mobile' | 'account' | 'smsCode' | 'password' | 'confirmPassword' | 'privilegedPassword' | 'graphicCaptcha';
type Values = Record<Names, string>;
type Field = {
  /** What the field keeps of what was typed. */
  keep: (typed: string) => string;
  check: (value: string, values: Values) => AccountMessage | undefined;
};

/** Every field of every form that logs in, with its rules of §5 (AUTH-15). */
export const loginFields: Record<Names, Field> = {
  mobile: { keep: accountInput.mobile, check: checkMobile },
  account: { keep: accountInput.account, check: checkAccount },
  smsCode: { keep: accountInput.smsCode, check: checkSmsCode },
  password: { keep: accountInput.password, check: checkPassword },
  confirmPassword: {
    keep: accountInput.password,
    check: (value, { password }) => checkConfirmPassword(value, password),
  },
  privilegedPassword: { keep: accountInput.password, check: checkPassword },
  graphicCaptcha: { keep: accountInput.graphicCaptcha, check: checkGraphicCaptcha },
};

export type LoginField = Names;
export type LoginValues = Values;
