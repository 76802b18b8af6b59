'use client';

import { useQuery } from '@tanstack/react-query';
import { Building2, Plus, Star, Tag, type IconNode } from 'lucide';
import { useState } from 'react';
import { LazyLabelNameDialog } from '@/components/label/lazy-label-dialogs';
import { IconButton } from '@/components/ui/controls/icon-button';
import { QueryFailed } from '@/components/ui/feedback/query-failed';
import { Icon } from '@/components/ui/layout/icon';
import { ViewLink } from '@/components/ui/links/view-link';
import { useApi } from '@/lib/query/context/api-context';
import { labels } from '@/lib/query/label';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { labelsText } from '@/lib/text/zh-cn/labels';
import { contactsHref, type ContactView } from '../contact-view';
import styles from './contact-groups.module.css';

/** Frequent contacts, the organization, and one's own labels. */
export function ContactGroups({ view }: { view: ContactView }) {
  const query = useQuery(labels(useApi()));
  const [isCreating, setCreating] = useState(false);
  const isShown = (group: ContactView['group'], labelId?: string) =>
    view.keyword === '' && view.group === group && view.labelId === labelId;
  const link = (name: string, icon: IconNode, target: Pick<ContactView, 'group' | 'labelId'>) => ({
    name,
    icon,
    href: contactsHref({ ...target, keyword: '' }),
    isCurrent: isShown(target.group, target.labelId),
  });

  return (
    <nav aria-label={contactsText.groupsName} className={styles.groups}>
      <GroupLink {...link(contactsText.groups.frequent, Star, { group: 'frequent' })} />
      <GroupLink {...link(contactsText.groups.organization, Building2, { group: 'organization' })} />
      <div className={styles.title}>
        <h2 className={styles.heading}>{contactsText.groups.labels}</h2>
        <IconButton size="small" aria-label={labelsText.create} onClick={() => setCreating(true)}>
          <Icon of={Plus} size={16} />
        </IconButton>
      </div>
      {query.data?.map(({ id, name, staffCount }) => (
        <GroupLink key={id} {...link(name, Tag, { group: 'label', labelId: id })} count={staffCount} />
      ))}
      {query.data?.length === 0 ? <p className={styles.none}>{labelsText.noneHint}</p> : null}
      <QueryFailed title={labelsText.failed} query={query} variant="slim" />
      {isCreating ? (
        <LazyLabelNameDialog
          onClose={() => setCreating(false)}
          onSaved={({ id }) =>
            window.history.pushState(null, '', contactsHref({ group: 'label', labelId: id, keyword: '' }))
          }
        />
      ) : null}
    </nav>
  );
}

type LinkProps = { name: string; icon: IconNode; href: string; isCurrent: boolean; count?: number };

function GroupLink({ name, icon, href, isCurrent, count }: LinkProps) {
  return (
    <ViewLink href={href} className={styles.link} aria-current={isCurrent ? 'true' : undefined}>
      <Icon of={icon} size={16} />
      <span className={styles.name}>{name}</span>
      {count === undefined ? null : (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden">{contactsText.personUnit}</span>
        </span>
      )}
    </ViewLink>
  );
}
