'use client';

import { useQuery } from '@tanstack/react-query';
import { startTransition, useOptimistic } from 'react';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useToast } from '@/components/ui/toast/toast';
import type { NoticeSettingsChange } from '@/lib/contract/notice';
import { noticeKinds } from '@/lib/domain/notice/notice-kinds';
import { useApi } from '@/lib/query/context/api-context';
import { changedSettings, noticeSettings, useChangeNoticeSettings } from '@/lib/query/notice-settings';
import { failureText } from '@/lib/text/errors';
import { settingsText } from '@/lib/text/zh-cn/settings';
import { SettingsCard } from '../settings-card';
import { ChannelTable } from './channel-table';
import { QuietHours } from './quiet-hours';

const { notices, quiet } = settingsText;

/** Which notices come by which way, and when it is quiet; each change is stored at once. */
export function NoticeSettings() {
  const toast = useToast();
  const query = useQuery(noticeSettings(useApi()));
  const { mutateAsync } = useChangeNoticeSettings();
  // Choices lie over whatever is read meanwhile until they are stored, and are gone where the service refuses (UX-03).
  const [data, show] = useOptimistic(
    query.data,
    (settings, patch: NoticeSettingsChange) => settings && changedSettings(settings, patch),
  );
  const change = (patch: NoticeSettingsChange) =>
    startTransition(async () => {
      show(patch);
      await mutateAsync(patch).catch((error: unknown) =>
        toast(failureText('noticeSettings', error), 'error'),
      );
    });

  if (!data)
    return (
      <SettingsCard title={notices.title} hint={notices.hint}>
        {query.error ? (
          <QueryFailed title={settingsText.failed} query={query} />
        ) : (
          <Loading>
            <SkeletonRows count={noticeKinds.length + 1} height={40} gap={1} radius={0} />
          </Loading>
        )}
      </SettingsCard>
    );
  const needsMail = data.channels.includes('mail') && !data.hasMail;
  return (
    <>
      <SettingsCard title={notices.title} hint={needsMail ? notices.noMail : notices.hint}>
        <ChannelTable
          kinds={noticeKinds}
          channels={data.channels}
          chosen={data.kinds}
          onChoose={(kind, channel, isOn) => change({ kinds: { [kind]: { [channel]: isOn } } })}
        />
      </SettingsCard>
      {data.channels.some((channel) => channel !== 'app') ? (
        <SettingsCard title={quiet.title} hint={quiet.hint}>
          <QuietHours hours={data.quietHours} onChange={(quietHours) => change({ quietHours })} />
        </SettingsCard>
      ) : null}
    </>
  );
}
