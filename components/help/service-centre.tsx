import { BookOpen, Phone } from 'lucide';
import { ButtonAnchor } from '@/components/ui/controls/button';
import { Icon } from '@/components/ui/layout/icon';
import { helpText } from '@/lib/text/zh-cn/help';
import { phoneLink } from '@/lib/web/phone-link';
import { safeLink } from '@/lib/web/safe-link';
import { HelpCard } from './help-card';
import styles from './service-centre.module.css';

type Props = { phone: string; manualUrl: string | undefined };

/** HELP-01: whom to call, and the manual, whose address the company wrote (S49). */
export function ServiceCentre({ phone, manualUrl }: Props) {
  const manual = safeLink(manualUrl);
  return (
    <HelpCard title={helpText.serviceCentre}>
      <p className={styles.hint}>{helpText.serviceHint}</p>
      <a className={styles.phone} href={phoneLink(phone)} aria-label={helpText.call(phone)}>
        <span className={styles.icon}>
          <Icon of={Phone} size={18} />
        </span>
        <span>
          <span className={styles.name}>{helpText.phone}</span>
          <strong className={styles.number}>{phone}</strong>
        </span>
      </a>
      {manual ? (
        <ButtonAnchor
          variant="outlined"
          color="inherit"
          fullWidth
          href={manual}
          target="_blank"
          rel="noopener"
        >
          <Icon of={BookOpen} size={16} />
          {helpText.manual}
          <span className="visually-hidden">{helpText.newWindow}</span>
        </ButtonAnchor>
      ) : null}
    </HelpCard>
  );
}
