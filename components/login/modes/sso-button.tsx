import { readSsoFailure, type SsoFailure } from '@/lib/web/sso-failures';
import { ssoText } from '@/lib/text/zh-cn/sso';
import { AgreedLink, type AgreementTick } from './agreed-link';
import styles from './sso-button.module.css';
import { useOneTimeOutcome } from './use-one-time-outcome';

type Props = {
  label?: string | undefined;
  /** The page to come back to, already known to be ours. */
  wanted?: string | undefined;
  /** Why the last try ended here again, as the address says it. */
  outcome?: string | null;
  typing: AgreementTick;
};

/** The way to the company's identity provider: a plain link, so that it works before any script has come (AUTH-08). */
export function SsoButton({ label = ssoText.button, wanted, outcome, typing }: Props) {
  const failure = useOneTimeOutcome('sso', readSsoFailure(outcome));
  return (
    <div className={styles.sso}>
      {failure ? (
        <p role="alert" className={styles.failure}>
          {ssoText.failures[failure]}
        </p>
      ) : null}
      <AgreedLink href={startAddress({ to: wanted })} variant="outlined" color="inherit" typing={typing}>
        {label}
      </AgreedLink>
      {failure && ofThisAccount.includes(failure) ? (
        <AgreedLink href={startAddress({ to: wanted, account: 'other' })} typing={typing}>
          {ssoText.otherAccount}
        </AgreedLink>
      ) : null}
    </div>
  );
}

/** Failures that another account of the same provider may not meet; the provider would lead this one straight back. */
const ofThisAccount: readonly SsoFailure[] = ['notOpened', 'disabled', 'taken'];

function startAddress({ to, account }: { to: string | undefined; account?: 'other' }): string {
  const query = new URLSearchParams({ ...(to !== undefined && { to }), ...(account && { account }) });
  return `/bff/sso/start${String(query) && `?${query}`}`;
}
