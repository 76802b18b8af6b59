'use client';

import { useQuery } from '@tanstack/react-query';
import { KeyRound, ShieldCheck, Smartphone } from 'lucide';
import { useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import type { OwnAccount } from '@/lib/contract/account';
import { maskedMobile } from '@/lib/domain/account/masked-mobile';
import { ownAccount } from '@/lib/query/account';
import { useApi } from '@/lib/query/context/api-context';
import { accountText } from '@/lib/text/zh-cn/account';
import { accountDialogText as text } from '@/lib/text/zh-cn/account-dialog';
import { shellText } from '@/lib/text/zh-cn/shell';
import styles from './account-dialog.module.css';
import { DialogRow } from './dialog-row';
import { WeixinRow } from './weixin-row';

type Props = { zone: string; onSetPassword: () => void };

export function LoginWays({ zone, onSetPassword }: Props) {
  const titleId = useId();
  const account = useQuery(ownAccount(useApi()));
  return (
    <section aria-labelledby={titleId} className={styles.part}>
      <h3 id={titleId}>{text.ways}</h3>
      {account.data ? (
        <Ways account={account.data} zone={zone} onSetPassword={onSetPassword} />
      ) : account.error ? (
        <QueryFailed title={text.accountFailed} query={account} />
      ) : (
        <Loading>
          <SkeletonRows count={3} height={52} gap={1} radius={0} />
        </Loading>
      )}
    </section>
  );
}

function Ways({ account, zone, onSetPassword }: Props & { account: OwnAccount }) {
  const { mobile, hasPassword, weixin, canBindWeixin, sso } = account;
  return (
    <ul className={styles.rows}>
      <DialogRow
        icon={Smartphone}
        name={accountText.fields.mobile}
        details={mobile ? maskedMobile(mobile) : text.unbound}
      />
      <DialogRow
        icon={KeyRound}
        name={text.password}
        details={hasPassword ? text.set : text.notSet}
        action={
          <Button size="small" variant="outlined" color="inherit" onClick={onSetPassword}>
            {shellText.setPassword}
          </Button>
        }
      />
      {weixin || canBindWeixin !== undefined ? (
        <WeixinRow weixin={weixin} canBind={canBindWeixin} zone={zone} />
      ) : null}
      {sso ? <DialogRow icon={ShieldCheck} name={text.sso} details={hostOf(sso.issuer)} /> : null}
    </ul>
  );
}

const hostOf = (issuer: string) => (URL.canParse(issuer) ? new URL(issuer).host : issuer);
