'use client';

import { useQuery } from '@tanstack/react-query';
import { useApi } from '@/lib/query/context/api-context';
import { helpConfiguration } from '@/lib/query/help';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { FeedbackForm } from './feedback/feedback-form';
import styles from './help-screen.module.css';
import { KeysCard } from './keys/keys-card';
import { ServiceCentre } from './service-centre';
import { HelpTips } from './help-tips';

type Props = { staffId: string; phone: string };

/** HELP-01: the company's tips, its service centre, the keyboard, and the feedback form where the company shows it. */
export function HelpScreen({ staffId, phone }: Props) {
  const { data } = useQuery(helpConfiguration(useApi()));
  return (
    <div className={styles.page}>
      <h1>{pageTitles.help}</h1>
      <div className={styles.main}>
        <HelpTips tips={data?.tips ?? []} />
        {data?.feedback ? <FeedbackForm staffId={staffId} /> : null}
      </div>
      <div className={styles.side}>
        <ServiceCentre phone={phone} manualUrl={data?.manualUrl} />
        <KeysCard />
      </div>
    </div>
  );
}
