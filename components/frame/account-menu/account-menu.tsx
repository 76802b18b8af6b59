'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LazyAccountDialog } from '@/components/account/dialog/lazy-account-dialog';
import { LazySetPassword } from '@/components/account/password/lazy-set-password';
import type { PasswordSettings } from '@/components/account/password/password-settings';
import { Avatar } from '@/components/ui/people/avatar';
import { IconButton } from '@/components/ui/controls/icon-button';
import { lazyPart } from '@/components/ui/lazy/lazy-part';
import { ownCompanies } from '@/lib/query/account';
import { useApi } from '@/lib/query/context/api-context';
import { shellText } from '@/lib/text/zh-cn/shell';
import type { AccountPart } from './account-items';

export type AccountMenuProps = {
  realName: string;
  companyName: string;
  /** The company's time zone. */
  zone: string;
  passwordSettings: PasswordSettings;
};

const LazyAccountItems = lazyPart(() => import('./account-items').then(({ AccountItems }) => AccountItems), {
  isOpen: ({ anchor }) => anchor !== null,
});

export function AccountMenu({ realName, companyName, zone, passwordSettings }: AccountMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasOtherCompanies, setHasOtherCompanies] = useState(true);
  const [opened, setOpened] = useState<AccountPart>();
  const [isNear, setNear] = useState(false);
  const id = useId();
  // Read on the way to the menu. What comes once it is open is for the next time: its items must not change under the pointer.
  const { data: companies } = useQuery({ ...ownCompanies(useApi()), enabled: isNear });
  const close = () => setOpened(undefined);

  return (
    <>
      <IconButton
        aria-label={shellText.menuOf(realName)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onPointerEnter={() => setNear(true)}
        onFocus={() => setNear(true)}
        onClick={({ currentTarget }) => {
          setHasOtherCompanies(companies === undefined || companies.length > 1);
          setAnchor(currentTarget);
        }}
      >
        <Avatar name={realName} tone="accent" />
      </IconButton>
      <LazyAccountItems
        {...{ id, anchor, realName, companyName, hasOtherCompanies }}
        onOpen={setOpened}
        onClose={() => setAnchor(null)}
      />
      <LazyAccountDialog
        open={opened === 'account'}
        zone={zone}
        onSetPassword={() => setOpened('password')}
        onClose={close}
      />
      <LazySetPassword open={opened === 'password'} settings={passwordSettings} onClose={close} />
    </>
  );
}
