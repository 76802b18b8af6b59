'use client';

import { CalendarPlus } from 'lucide';
import { orderHref } from '@/components/booking/form/order-href';
import { IconLink } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { MarkedText } from '@/components/ui/layout/marked-text';
import { Tag } from '@/components/ui/layout/tag';
import { usePointerTip, wordsUnder } from '@/components/ui/overlay/tip/use-pointer-tip';
import { ViewLink } from '@/components/ui/links/view-link';
import { Avatar } from '@/components/ui/people/avatar';
import type { Contact } from '@/lib/contract/contact';
import { matchRange, textRange } from '@/lib/domain/contact/match-ranges';
import { contactsText } from '@/lib/text/zh-cn/contacts';
import { commonText } from '@/lib/text/zh-cn/common';
import { contactsHref, refOf, type ContactView } from '../contact-view';
import styles from './person-row.module.css';

type Target = { 'data-row-target': string; tabIndex: number; onFocus: () => void };

type Props = {
  person: Contact;
  view: ContactView;
  staffId: string;
  /** Puts the row into the keyboard's way through the list. */
  target?: Target;
};

/** One person of a list: the whole row opens the card, its end begins a booking with them. */
export function PersonRow({ person, view, staffId, target }: Props) {
  const { tip, follow } = usePointerTip(wordsUnder);
  const { keyword } = view;
  const { realName, remark, pinyin, department, orgName, jobTitle, isExternal } = person;
  const isSelf = person.staffId === staffId;
  const nameRange = keyword ? matchRange({ name: realName, pinyin }, keyword) : undefined;
  const remarkRange = keyword && remark ? textRange(remark, keyword) : undefined;
  const place = isExternal ? orgName : department;

  return (
    <div className={styles.row} data-self={isSelf || undefined} {...follow}>
      <ViewLink
        {...target}
        href={contactsHref({ ...view, person: refOf(person) })}
        className={styles.person}
        aria-haspopup="dialog"
      >
        <Avatar name={realName} picture={person.avatar} size="large" tone={isSelf ? 'accent' : 'neutral'} />
        <span className={styles.who}>
          <span className={styles.name}>
            <bdi>
              <MarkedText text={realName} range={nameRange} />
            </bdi>
            {remark ? (
              <span className={styles.remark}>
                （<MarkedText text={remark} range={remarkRange} />）
              </span>
            ) : null}
            {isSelf ? <Tag tone="accent">{contactsText.self}</Tag> : null}
            {isExternal ? <Tag>{contactsText.external}</Tag> : null}
          </span>
          <span className={styles.place}>{[place, jobTitle].filter(Boolean).join(commonText.separator)}</span>
        </span>
      </ViewLink>
      <span className={styles.department}>{place ?? contactsText.none}</span>
      <span className={styles.jobTitle}>{jobTitle ?? contactsText.none}</span>
      <span className={styles.reach}>
        <Reach person={person} keyword={keyword} />
      </span>
      {person.staffId && !isSelf ? (
        <IconLink
          href={orderHref({ members: person.staffId })}
          className={styles.book}
          aria-label={contactsText.bookWithPerson(realName)}
          data-words={contactsText.bookWith}
        >
          <Icon of={CalendarPlus} size={18} />
        </IconLink>
      ) : null}
      {tip}
    </div>
  );
}

/** The number, or the address where that is what the search has matched. */
function Reach({ person: { mobile, email }, keyword }: { person: Contact; keyword: string }) {
  const range = keyword && email ? textRange(email, keyword) : undefined;
  if (email && range) return <MarkedText text={email} range={range} />;
  if (!mobile) return contactsText.none;
  return <MarkedText text={mobile} range={keyword ? textRange(mobile, keyword) : undefined} />;
}
