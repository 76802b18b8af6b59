'use client';

import { useQuery } from '@tanstack/react-query';
import { ChangeTable } from '@/components/booking/edit/changes/change-table';
import { namedVersion } from '@/components/booking/edit/stale-version';
import { Button } from '@/components/ui/controls/button';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { useServerNow } from '@/components/ui/page/server-clock';
import { useToast } from '@/components/ui/toast/toast';
import type { FormerVersion, MeetingVersion } from '@/lib/contract/meeting-version';
import { changedFields } from '@/lib/domain/meeting/meeting-fields';
import { useApi } from '@/lib/query/context/api-context';
import { type MeetingRef, useMeetingCall } from '@/lib/query/meeting';
import { meetingVersions, restoreVersion } from '@/lib/query/meeting-versions';
import { failureText } from '@/lib/text/errors';
import { versionsText } from '@/lib/text/zh-cn/versions';
import { formatRecent } from '@/lib/time/format';
import styles from './former-versions.module.css';

type Props = { meeting: MeetingRef; zone: string; canRestore: boolean };

const contentOf = ({ rooms, members, guests = [], meetingType, content, ...version }: MeetingVersion) => ({
  ...version,
  roomIds: rooms.map(({ roomId }) => roomId),
  memberIds: members.map(({ staffId }) => staffId),
  guests: guests.map(({ name, email = '' }) => ({ name, email })),
  meetingType: meetingType ?? null,
  content: content ?? null,
});

const heads = [versionsText.then, versionsText.now] as const;

/** Every version that a change replaced beside the newest, the newest first; the creator can put one back. */
export function FormerVersions({ meeting, zone, canRestore }: Props) {
  const query = useQuery(meetingVersions(useApi(), meeting));
  const now = useServerNow();
  const toast = useToast();
  const { mutate, isPending } = useMeetingCall<number, void>(meeting, {
    call: restoreVersion,
    onSuccess: () => toast(versionsText.restored),
    onError: (error) => toast(failureText('restore', error), 'error'),
  });
  if (query.error && !query.data)
    return <QueryFailed variant="slim" title={versionsText.failed} query={query} />;
  if (!query.data) return null;
  const { latest, former } = query.data;
  if (former.length === 0) return <p className={styles.note}>{versionsText.none}</p>;
  const fieldsOf = ({ meeting: version }: FormerVersion) =>
    changedFields(contentOf(version), contentOf(latest));
  return (
    <ol className={styles.versions} aria-label={versionsText.list}>
      {former.map((entry) => {
        const { meeting: version, actorName, replacedTime } = entry;
        const fields = fieldsOf(entry);
        return (
          <li key={version.version}>
            <p className={styles.note}>
              {versionsText.replaced(actorName, formatRecent(replacedTime, { now, zone }))}
            </p>
            {fields.length === 0 ? (
              <p>{versionsText.same}</p>
            ) : (
              <ChangeTable
                label={versionsText.replaced(actorName, formatRecent(replacedTime, { now, zone }))}
                fields={fields}
                before={namedVersion(version)}
                after={namedVersion(latest)}
                zone={zone}
                heads={heads}
              />
            )}
            {canRestore && fields.length > 0 ? (
              <Button
                size="small"
                variant="outlined"
                disabled={isPending}
                onClick={() => mutate(version.version)}
              >
                {versionsText.restore}
              </Button>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
