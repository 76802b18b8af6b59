import { ChevronRight } from 'lucide';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import styles from './people-picker.module.css';
import type { PickerLevel } from './options/picker-level';

type Props = { level: PickerLevel; onOpen: (level: PickerLevel) => void };

/** How far one has gone into a source, with the ways back. */
export function LevelPath({ level: { source, path }, onOpen }: Props) {
  if (path.length === 0) return null;
  return (
    <nav aria-label={peoplePickerText.path} className={styles.path}>
      <button type="button" onClick={() => onOpen({ source, path: [] })}>
        {peoplePickerText.source[source]}
      </button>
      {path.map(({ id, name }, index) => (
        <Fragment key={id}>
          <Icon of={ChevronRight} size={14} />
          {index === path.length - 1 ? (
            <span aria-current="true">{name}</span>
          ) : (
            <button type="button" onClick={() => onOpen({ source, path: path.slice(0, index + 1) })}>
              {name}
            </button>
          )}
        </Fragment>
      ))}
    </nav>
  );
}
