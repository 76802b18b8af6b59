'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { AuthConfig, LoginMode } from '@/lib/client/configuration';
import { whyMissing } from '@/components/ui/lazy/why-missing';
import type { LoginTyping } from '../form/use-login-typing';

export type ModeProps = {
  config: AuthConfig;
  /** The page to come back to, already known to be ours. */
  wanted: string | undefined;
  /** Shared by all modes, so that nothing typed is lost by a switch. */
  typing: LoginTyping;
  /** Somebody has just switched to this mode: the cursor goes to its first field. */
  arrived: boolean;
};

type Mode = {
  /** In the page from the server where it is the one shown. */
  Form: ComponentType<ModeProps>;
  /** Fetches the form ahead of the switch. */
  bring: () => Promise<unknown>;
};

/** A file of its own per mode: nobody loads what he does not use. The address is written twice because Next reads it there. */
export const loginModes: Record<LoginMode | 'private', Mode> = {
  sms: {
    Form: dynamic(() => import('../sms/sms-form').then(({ SmsForm }) => SmsForm)),
    bring: () => import('../sms/sms-form'),
  },
  qr: {
    Form: dynamic(() => import('../qr/qr-login').then(({ QrLogin }) => QrLogin)),
    bring: () => import('../qr/qr-login'),
  },
  password: {
    Form: dynamic(() => import('../password/password-form').then(({ PasswordForm }) => PasswordForm)),
    bring: () => import('../password/password-form'),
  },
  private: {
    Form: dynamic(() => import('../private/private-form').then(({ PrivateForm }) => PrivateForm)),
    bring: () => import('../private/private-form'),
  },
};

/** Nothing when the mode's form is there, else why it is not (R28, R31). */
export async function whyNotBrought(mode: LoginMode): Promise<string | undefined> {
  try {
    await loginModes[mode].bring();
    return undefined;
  } catch {
    return whyMissing();
  }
}
