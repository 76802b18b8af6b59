'use client';

import { MonitorSmartphone } from 'lucide';
import { Fact, Facts } from '@/components/ui/layout/facts';
import { Icon } from '@/components/ui/layout/icon';
import { Question } from '@/components/ui/overlay/question';
import type { UserInfo } from '@/lib/contract/account';
import type { ScannedCode } from '@/lib/contract/hand-over';
import { qrLoginText } from '@/lib/text/zh-cn/qr-login';
import { formatDayTime } from '@/lib/time/format';
import { maskedMobile } from '@/lib/domain/account/masked-mobile';
import { NeedsScript } from '../../form/needs-script';
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

/** On the phone: the device that asks to be let in, and the account. Warns to look closely, because a code may be a stranger's (S20). */
export function ConfirmLogin({ codeId, asking, account, zone }: Props) {
  const { answer, answering, answered, unusable, failure } = useAnswerCode(codeId);
  if (answered) return <AnsweredCode answer={answered} />;
  if (unusable) return <UnusableCode status={unusable} />;
  return (
    <Question
      title={qrLoginText.confirmTitle}
      hint={qrLoginText.confirmHint}
      icon={<Icon of={MonitorSmartphone} size={28} />}
      warning={qrLoginText.warning}
      answers={[
        { label: qrLoginText.confirm, isGiven: answering === 'confirm', onGive: () => answer('confirm') },
        { label: qrLoginText.cancel, isGiven: answering === 'deny', onGive: () => answer('deny') },
      ]}
      failure={failure}
    >
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
    </Question>
  );
}
