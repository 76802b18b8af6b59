'use client';

import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide';
import { Icon } from '@/components/ui/layout/icon';
import { usePointerTip, wordsUnder } from '@/components/ui/overlay/tip/use-pointer-tip';
import { useApi } from '@/lib/query/context/api-context';
import { recommendedPeople } from '@/lib/query/contact';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { pickedFrom } from '../picker/picked-person';
import type { Picking } from '../picker/use-selection';
import styles from './people-field.module.css';

const mostRecommended = 6;

/** The people one meets most, a tap each; nothing where they could not be read, since they are an extra. */
export function RecommendedPeople({ picking }: { picking: Picking }) {
  const { data, error } = useQuery(recommendedPeople(useApi()));
  const { tip, follow } = usePointerTip(wordsUnder);
  const people = pickedFrom(data ?? [])
    .filter(({ staffId }) => !picking.isPicked(staffId) && !picking.isFixed(staffId))
    .slice(0, mostRecommended);
  // Its line is there from the start and stays, so that nothing below moves when the answer comes.
  if (data ? people.length === 0 : error) return <div className={styles.recommended} />;
  return (
    <div role="group" aria-label={peoplePickerText.recommendedFor} className={styles.recommended} {...follow}>
      <span className={styles.hint}>{peoplePickerText.source.recommended}</span>
      {people.map((person) => (
        <button
          key={person.staffId}
          type="button"
          className={styles.suggestion}
          aria-label={peoplePickerText.add(person.realName)}
          data-words={person.department}
          onClick={() => picking.add([person])}
        >
          <Icon of={Plus} size={12} />
          <bdi>{person.realName}</bdi>
        </button>
      ))}
      {tip}
    </div>
  );
}
