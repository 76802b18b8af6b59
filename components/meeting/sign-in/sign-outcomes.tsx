'use client';

import { createContext, use, useState, type ReactNode } from 'react';
import { LazySignDialog } from './lazy-sign-dialog';
import type { SignOutcome } from './sign-dialog';

type ShowOutcome = (outcome: SignOutcome | undefined) => void;

const SignOutcomesContext = createContext<ShowOutcome | null>(null);

type Props = { phone: string; zone: string; children: ReactNode };

/** Shows outcomes of sign-ins above every page: a button to sign in leaves the screen with its success (SIGN-02). */
export function SignOutcomes({ phone, zone, children }: Props) {
  const [outcome, setOutcome] = useState<SignOutcome>();
  return (
    <SignOutcomesContext value={setOutcome}>
      {children}
      {outcome ? (
        <LazySignDialog
          outcome={outcome}
          phone={phone || undefined}
          zone={zone}
          onClose={() => setOutcome(undefined)}
        />
      ) : null}
    </SignOutcomesContext>
  );
}

/** Shows an outcome; `undefined` takes it away. */
export function useSignOutcome(): ShowOutcome {
  const show = use(SignOutcomesContext);
  if (!show) throw new Error('useSignOutcome needs SignOutcomes above it');
  return show;
}
