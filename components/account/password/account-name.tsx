'use client';

import { useQuery } from '@tanstack/react-query';
import { ownAccount } from '@/lib/query/account';
import { useApi } from '@/lib/query/context/api-context';

/** For password managers alone: names the account of the form. Without it they store the new password beside the old one. */
export function AccountName() {
  const { data } = useQuery(ownAccount(useApi()));
  return (
    <input type="text" name="username" autoComplete="username" value={data?.username ?? ''} readOnly hidden />
  );
}
