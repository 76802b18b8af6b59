'use client';

import { MonitorSmartphone, ShieldAlert } from 'lucide-react';
import { Button } from '@/components/ui/controls/button';
import { Fact, Facts } from '@/components/ui/facts';
import type { UserInfo } from '@/lib/contract/auth';
import type { ScannedCode } from '@/lib/contract/hand-over';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { formatDayTime } from '@/lib/time/format';
import { maskedMobile } from '@/lib/domain/masked-mobile';
import { NeedsScript } from '../form/needs-script';
import { AnsweredCode } from './answered-code';
import styles from './confirm-login.module.css';
import { UnusableCode } from './unusable-code';
import { useAnswerCode } from './use-answer-code';

type Props = {
  codeId: string;
  asking: ScannedCode;
  account: Pick<UserInfo, 'realName' | 'mobile'>;
  zone: string;
};

const { facts } = qrLoginText;

/** On the phone: who asks to be let in, and as whom. Says what to look at, because a code may be somebody else's (S20). */
export function ConfirmLogin({ codeId, asking, account, zone }: Props) {
  const { answer, answering, answered, unusable, failure } = useAnswerCode(codeId);
  if (answered) return <AnsweredCode answer={answered} />;
  if (unusable) return <UnusableCode status={unusable} />;
  return (
    <section className={styles.confirm} aria-labelledby="confirm-title">
      <span className={styles.icon} aria-hidden="true">
        <MonitorSmartphone size={28} />
      </span>
      <h1 id="confirm-title">{qrLoginText.confirmTitle}</h1>
      <p className={styles.hint}>{qrLoginText.confirmHint}</p>
      <NeedsScript />
      <div className={styles.facts}>
        <Facts>
          <Fact name={facts.device}>{asking.device ?? qrLoginText.deviceUnknown}</Fact>
          <Fact name={facts.address}>{asking.clientAddress ?? qrLoginText.addressUnknown}</Fact>
          <Fact name={facts.time}>{formatDayTime(asking.createdTime, zone)}</Fact>
          <Fact name={facts.account} more={account.mobile && maskedMobile(account.mobile)}>
            {account.realName}
          </Fact>
        </Facts>
      </div>
      <p className={styles.warning}>
        <ShieldAlert size={18} aria-hidden />
        {qrLoginText.warning}
      </p>
      <Button
        variant="contained"
        size="large"
        fullWidth
        disabled={answering === 'deny'}
        aria-busy={answering === 'confirm'}
        onClick={() => !answering && answer('confirm')}
      >
        {qrLoginText.confirm}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        size="large"
        fullWidth
        disabled={answering === 'confirm'}
        aria-busy={answering === 'deny'}
        onClick={() => !answering && answer('deny')}
      >
        {qrLoginText.cancel}
      </Button>
      <p role="alert" className={styles.failure}>
        {failure}
      </p>
    </section>
  );
}
