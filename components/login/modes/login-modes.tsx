'use client';

import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import type { LoginMode } from '@/lib/client/configuration';
import { loadFailureReason } from '@/components/ui/lazy/load-failure-reason';
import type { ModeProps } from '../form/mode-props';

type Mode = {
  /** In the page from the server where it is the one shown. */
  Form: ComponentType<ModeProps>;
  /** Fetches the form ahead of the switch. */
  preload: () => Promise<unknown>;
};

/** One file per mode, so that unused modes are not loaded. The address is written twice because Next reads it there. */
export const loginModes: Record<LoginMode | 'private', Mode> = {
  sms: {
    Form: dynamic(() => import('../sms/sms-form').then(({ SmsForm }) => SmsForm)),
    preload: () => import('../sms/sms-form'),
  },
  qr: {
    Form: dynamic(() => import('../qr/qr-login').then(({ QrLogin }) => QrLogin)),
    preload: () => import('../qr/qr-login'),
  },
  password: {
    Form: dynamic(() => import('../password/password-form').then(({ PasswordForm }) => PasswordForm)),
    preload: () => import('../password/password-form'),
  },
  private: {
    Form: dynamic(() => import('../private/private-form').then(({ PrivateForm }) => PrivateForm)),
    preload: () => import('../private/private-form'),
  },
};

/** Nothing when the mode's form is there, else why it is not (R28, R31). */
export async function preloadMode(mode: LoginMode): Promise<string | undefined> {
  try {
    await loginModes[mode].preload();
    return undefined;
  } catch {
    return loadFailureReason();
  }
}
