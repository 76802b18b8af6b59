import { readSsoFailure } from '@/lib/domain/sso-failures';
import { ssoText } from '@/lib/text/zh-cn/sso';
import { AgreedLink, type AgreementTick } from './agreed-link';
import styles from './sso-button.module.css';

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
  const failure = readSsoFailure(outcome);
  const to = wanted === undefined ? '' : `?to=${encodeURIComponent(wanted)}`;
  return (
    <div className={styles.sso}>
      {failure ? (
        <p role="alert" className={styles.failure}>
          {ssoText.failures[failure]}
        </p>
      ) : null}
      <AgreedLink href={`/bff/sso/start${to}`} variant="outlined" color="inherit" typing={typing}>
        {label}
      </AgreedLink>
    </div>
  );
}
