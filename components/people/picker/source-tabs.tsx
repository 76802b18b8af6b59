'use client';

import { useRef, type KeyboardEvent } from 'react';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import styles from './people-picker.module.css';
import { pickerSources, type PickerSource } from './options/picker-level';

type Props = { chosen: PickerSource | undefined; panelId: string; onPick: (source: PickerSource) => void };

export const tabIdOf = (panelId: string, source: PickerSource) => `${panelId}-${source}`;

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The places to pick from, as tabs: arrows move between them (WAI-ARIA APG). None is chosen while a search is shown. */
export function SourceTabs({ chosen, panelId, onPick }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const stop = chosen ?? pickerSources[0];
  const onKeyDown = (event: KeyboardEvent) => {
    const { length } = pickerSources;
    const at = pickerSources.indexOf(stop);
    const step = steps[event.key];
    const place =
      event.key === 'Home' ? 0 : event.key === 'End' ? length - 1 : step && (at + step + length) % length;
    const source = place === undefined ? undefined : pickerSources[place];
    if (!source) return;
    event.preventDefault();
    onPick(source);
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(tabIdOf(panelId, source))}`)?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={peoplePickerText.sources}
      className={styles.tabs}
      onKeyDown={onKeyDown}
    >
      {pickerSources.map((source) => (
        <button
          key={source}
          type="button"
          role="tab"
          id={tabIdOf(panelId, source)}
          aria-selected={source === chosen}
          aria-controls={panelId}
          tabIndex={source === stop ? 0 : -1}
          className={styles.tab}
          onClick={() => onPick(source)}
        >
          {peoplePickerText.source[source]}
        </button>
      ))}
    </div>
  );
}
