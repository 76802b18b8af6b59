'use client';

import { UserX } from 'lucide';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Loading, SkeletonRows } from '@/components/ui/feedback/loading';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Fact, Facts } from '@/components/ui/layout/facts';
import { Icon } from '@/components/ui/layout/icon';
import { DialogFrame } from '@/components/ui/overlay/dialog-frame';
import { ApiError } from '@/lib/client/failures/api-error';
import type { Contact } from '@/lib/contract/contact';
import { limits } from '@/lib/domain/limits/limits';
import { contactCardText } from '@/lib/text/zh-cn/contacts';
import { CardActions } from './card-actions';
import { CardHead } from './card-head';
import { CardLabels } from './card-labels';
import styles from './contact-card.module.css';
import { CopyableValue } from './copyable-value';
import { RemarkField } from './remark-field';
import { useCardPerson } from './use-card-person';

type Props = { personRef: string; staffId: string; zone: string; onClose: () => void };

const rowPx = 28;
const rows = 7;

/** A person's card (CON-04). */
export function ContactCard({ personRef, staffId, zone, onClose }: Props) {
  const { query, data } = useCardPerson(personRef);
  return (
    <DialogFrame
      open
      title={contactCardText.title}
      width={limits.contactCardPx}
      isSheetOnPhones
      onClose={onClose}
    >
      {data ? (
        <CardBody person={data} staffId={staffId} zone={zone} onGone={onClose} />
      ) : query.error ? (
        <CardFailed query={query} />
      ) : (
        <Loading>
          <SkeletonRows count={rows} height={rowPx} gap={10} radius={6} />
        </Loading>
      )}
    </DialogFrame>
  );
}

function CardFailed({ query }: { query: Parameters<typeof QueryFailed>[0]['query'] }) {
  return query.error instanceof ApiError && query.error.status === 404 ? (
    <EmptyState icon={<Icon of={UserX} size={22} />} title={contactCardText.missing} />
  ) : (
    <QueryFailed title={contactCardText.failed} query={query} />
  );
}

type BodyProps = { person: Contact; staffId: string; zone: string; onGone: () => void };

function CardBody({ person, staffId, zone, onGone }: BodyProps) {
  const isSelf = person.staffId === staffId;
  const { mobile, email, isExternal, orgName, department, jobTitle } = person;
  return (
    <div className={styles.card}>
      <CardHead person={person} isSelf={isSelf} zone={zone} />
      <Facts>
        {isSelf ? null : (
          <Fact name={contactCardText.remark}>
            <RemarkField person={person} />
          </Fact>
        )}
        {isSelf || !person.staffId ? null : (
          <Fact name={contactCardText.labels}>
            <CardLabels staffId={person.staffId} />
          </Fact>
        )}
        <Fact name={contactCardText.mobile}>
          <CopyableValue what={contactCardText.mobile} value={mobile} />
        </Fact>
        <Fact name={contactCardText.email}>
          <CopyableValue what={contactCardText.email} value={email} />
        </Fact>
        {isExternal ? <Fact name={contactCardText.company}>{orgName ?? contactCardText.none}</Fact> : null}
        <Fact name={contactCardText.department}>{department ?? contactCardText.none}</Fact>
        <Fact name={contactCardText.jobTitle}>{jobTitle ?? contactCardText.none}</Fact>
      </Facts>
      {isSelf ? null : <CardActions person={person} onGone={onGone} />}
    </div>
  );
}
