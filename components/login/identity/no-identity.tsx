'use client';

import { Building2 } from 'lucide';
import type { ReactNode } from 'react';
import { useLeave } from '@/components/session/use-leave';
import { Button, ButtonLink, DocumentButton } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { StateView } from '@/components/ui/feedback/state-view';
import { identityText as text } from '@/lib/text/zh-cn/identity';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './no-identity.module.css';

/** The reason for having no identity: no log-in, no company for the account (or not any more), none chosen, or nothing missing. */
export type OutsideReason = 'signed-out' | 'no-company' | 'left' | 'not-chosen' | 'ready';

const explanations: Record<OutsideReason, { title: string; hint?: string }> = {
  'signed-out': { title: text.notLoggedIn },
  'no-company': { title: text.noCompanyTitle, hint: text.noCompany },
  left: { title: text.left, hint: text.contactIt },
  'not-chosen': { title: text.notChosen, hint: text.contactIt },
  ready: { title: text.ready },
};

const actions: Record<OutsideReason, ReactNode> = {
  'signed-out': (
    <DocumentButton variant="contained" href="/login">
      {text.logIn}
    </DocumentButton>
  ),
  'no-company': (
    <>
      <PrimaryLink href="/none">{text.checkAgain}</PrimaryLink>
      <OtherAccount />
    </>
  ),
  left: <Choose />,
  'not-chosen': <Choose />,
  ready: <PrimaryLink href="/schedule">{shellText.backToSchedule}</PrimaryLink>,
};

type Props = {
  reason: OutsideReason;
  /** The logged-in account: a mistyped number looks like an account without a company. */
  account?: string | undefined;
};

/** SESS-10: says why and to whom, and offers the way on that fits. */
export function NoIdentity({ reason, account }: Props) {
  const { title, hint } = explanations[reason];
  return (
    <StateView
      variant="page"
      icon={<Icon of={Building2} size={22} />}
      title={title}
      actions={actions[reason]}
    >
      {hint}
      {account ? <p className={styles.account}>{text.currentAccount(account)}</p> : null}
    </StateView>
  );
}

function PrimaryLink({ href, children }: { href: string; children: string }) {
  return (
    <ButtonLink variant="contained" href={href}>
      {children}
    </ButtonLink>
  );
}

function Choose() {
  return (
    <>
      <PrimaryLink href="/switch">{text.chooseCompany}</PrimaryLink>
      <OtherAccount />
    </>
  );
}

function OtherAccount() {
  const { leave, isLeaving } = useLeave();
  return (
    <Button variant="outlined" color="inherit" disabled={isLeaving} onClick={leave}>
      {text.otherAccount}
    </Button>
  );
}
