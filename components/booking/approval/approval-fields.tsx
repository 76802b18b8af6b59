'use client';

import type { ComponentProps } from 'react';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { Field } from '@/components/ui/controls/field';
import { QueryFailed, type FailedQuery } from '@/components/ui/feedback/query-failed';
import type { Room } from '@/lib/contract/room';
import { limits } from '@/lib/domain/limits/limits';
import { bookingText } from '@/lib/text/zh-cn/booking';
import { bookingFormText } from '@/lib/text/zh-cn/booking-form';
import { approvalHint } from './approval-hint';
import styles from '../form/booking-form.module.css';
import type { MeetingService } from './meeting-services';

type Props = {
  chosen: readonly Room[];
  services: readonly MeetingService[];
  query: FailedQuery;
  serviceIds: readonly string[];
  /** Absent where nothing needs an approval. */
  reason: Pick<ComponentProps<typeof Field>, 'name' | 'value' | 'error' | 'onChange'> | undefined;
  onServices: (serviceIds: readonly string[]) => void;
};

/** Meeting services to order with the rooms, and the reason for those who approve (BOOK-06); nothing where neither is needed. */
export function ApprovalFields({ chosen, services, query, serviceIds, reason, onServices }: Props) {
  const isFailed = query.error !== null && chosen.length > 0;
  if (services.length === 0 && !reason && !isFailed) return null;
  const toggle = (id: string) =>
    onServices(serviceIds.includes(id) ? serviceIds.filter((each) => each !== id) : [...serviceIds, id]);
  const ordered = services.filter(({ id }) => serviceIds.includes(id));
  const hint = approvalHint(chosen, ordered);
  return (
    <section className={styles.panel}>
      {isFailed ? <QueryFailed variant="slim" title={bookingFormText.servicesFailed} query={query} /> : null}
      {services.length > 0 ? (
        <ChoiceChips
          legend={bookingFormText.services}
          type="checkbox"
          options={services.map(({ id, name }) => ({ value: id, label: name }))}
          chosen={serviceIds}
          onPick={toggle}
        />
      ) : null}
      {reason ? (
        <Field
          {...reason}
          label={bookingText.fields.reason}
          {...(hint !== undefined && { hint })}
          rows={{ min: 1, max: 4 }}
          autoComplete="off"
          maxLength={limits.reasonMaxLength}
        />
      ) : null}
    </section>
  );
}
