import { ButtonAnchor } from '@/components/ui/controls/button';
import type { SsoFailure } from '@/lib/domain/sso-failures';
import { ssoText } from '@/lib/text/zh-cn/sso';
import styles from './sso-button.module.css';

type Props = {
  label?: string | undefined;
  /** The page to come back to, already known to be ours. */
  wanted?: string | undefined;
  /** Why the last try ended here again. */
  failure?: SsoFailure | undefined;
};

/** The way to the company's identity provider: a plain link, so that it works before any script has come (AUTH-08). */
export function SsoButton({ label = ssoText.button, wanted, failure }: Props) {
  const to = wanted === undefined ? '' : `?to=${encodeURIComponent(wanted)}`;
  return (
    <div className={styles.sso}>
      {failure ? (
        <p role="alert" className={styles.failure}>
          {ssoText.failures[failure]}
        </p>
      ) : null}
      <ButtonAnchor href={`/bff/sso/start${to}`} variant="outlined" color="inherit" fullWidth>
        {label}
      </ButtonAnchor>
    </div>
  );
}
