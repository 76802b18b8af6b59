'use client';

import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide';
import type { PasswordEncoding } from '@/components/credentials/sealing/send-passwords';
import { Icon } from '@/components/ui/layout/icon';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { StateView } from '@/components/ui/feedback/state-view';
import { ownAccount } from '@/lib/query/account';
import { useApi } from '@/lib/query/context/api-context';
import { setPasswordText } from '@/lib/text/zh-cn/set-password';
import { SetByCodeForm } from './set-by-code-form';

type Props = { encoding: PasswordEncoding; onDone: () => void };

/** AUTH-12: the code goes to the number of this account and no other. */
export function SetByCode({ encoding, onDone }: Props) {
  const account = useQuery(ownAccount(useApi()));
  if (account.error && !account.data) {
    return <QueryFailed title={setPasswordText.accountFailed} query={account} />;
  }
  if (!account.data) {
    return (
      <Loading>
        <SkeletonRows count={4} height={64} gap={24} />
      </Loading>
    );
  }
  const { mobile } = account.data;
  return mobile ? <SetByCodeForm {...{ mobile, encoding, onDone }} /> : <NoMobile />;
}

function NoMobile() {
  const { title, hint } = setPasswordText.noMobile;
  return (
    <StateView icon={<Icon of={Smartphone} size={22} />} title={title} role="status">
      {hint}
    </StateView>
  );
}
