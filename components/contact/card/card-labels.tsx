'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { useState } from 'react';
import { LazyLabelNameDialog } from '@/components/label/lazy-label-dialogs';
import { Button } from '@/components/ui/controls/button';
import { ChoiceChips } from '@/components/ui/controls/choice/choice-chips';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Icon } from '@/components/ui/layout/icon';
import { Tag } from '@/components/ui/layout/tag';
import { useToast } from '@/components/ui/toast/toast';
import type { Label } from '@/lib/contract/label';
import { useApi } from '@/lib/query/context/api-context';
import { labels, labelsOfPerson, useSetPersonLabel } from '@/lib/query/label';
import { failureText } from '@/lib/text/errors';
import { commonText } from '@/lib/text/zh-cn/common';
import { contactCardText } from '@/lib/text/zh-cn/contacts';
import { labelsText } from '@/lib/text/zh-cn/labels';
import styles from './contact-card.module.css';

/** The labels that I gave a person, and which of mine they could have (CON-07). */
export function CardLabels({ staffId }: { staffId: string }) {
  const api = useApi();
  const toast = useToast();
  const personLabels = useQuery(labelsOfPerson(api, staffId));
  const { data: own = [] } = useQuery(labels(api));
  const [isEditing, setEditing] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const { mutate } = useSetPersonLabel();
  const givenIds = personLabels.data?.map(({ id }) => id) ?? [];
  const set = (label: Label | undefined, isOn: boolean) => {
    if (!label) return;
    mutate(
      { label, staffId, isOn },
      { onError: (error) => toast(failureText('labelPeople', error), 'error') },
    );
  };

  if (personLabels.error && !personLabels.data)
    return <QueryFailed title={labelsText.failed} query={personLabels} variant="slim" />;
  return (
    <div className={styles.labels}>
      {isEditing ? (
        <div className={styles.choices}>
          <ChoiceChips
            legend={contactCardText.editLabels}
            type="checkbox"
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            chosen={givenIds}
            onPick={(id) =>
              set(
                own.find((label) => label.id === id),
                !givenIds.includes(id),
              )
            }
          />
          <Button size="small" onClick={() => setCreating(true)}>
            <Icon of={Plus} size={14} />
            {labelsText.create}
          </Button>
          <Button size="small" color="inherit" onClick={() => setEditing(false)}>
            {commonText.close}
          </Button>
        </div>
      ) : (
        <>
          {personLabels.data?.map(({ id, name }) => (
            <Tag key={id} tone="accent">
              {name}
            </Tag>
          ))}
          {personLabels.data?.length === 0 ? contactCardText.noLabels : null}
          <Button size="small" onClick={() => setEditing(true)}>
            {contactCardText.editLabels}
          </Button>
        </>
      )}
      {isCreating ? (
        <LazyLabelNameDialog onClose={() => setCreating(false)} onSaved={(label) => set(label, true)} />
      ) : null}
    </div>
  );
}
