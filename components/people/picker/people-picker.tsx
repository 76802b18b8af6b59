'use client';

import { useId, useState, type KeyboardEvent } from 'react';
import { SearchField } from '@/components/ui/controls/search-field';
import { useMediaQuery } from '@/components/ui/page/use-media-query';
import { useToast } from '@/components/ui/toast/toast';
import { limits } from '@/lib/domain/limits/limits';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import { ChosenPeople, type FixedPerson } from './chosen/chosen-people';
import { ChosenStrip } from './chosen/chosen-strip';
import { LevelPath } from './level-path';
import { OptionList } from './options/option-list';
import { higher, topOf, type PickerLevel } from './options/picker-level';
import type { AllOption, PickerOption } from './options/picker-option';
import { useActiveOption } from './options/use-active-option';
import { useLevelOptions } from './options/use-level-options';
import { useSearchOptions } from './options/use-search-options';
import { PasteReportView } from './paste/paste-report';
import { usePastedPeople } from './paste/use-pasted-people';
import styles from './people-picker.module.css';
import { SourceTabs, tabIdOf } from './source-tabs';
import { usePickerSearch } from './use-picker-search';
import type { Picking } from './use-selection';

type Props = { picking: Picking; selfId: string; fixed?: readonly FixedPerson[] };

const noOptions: readonly PickerOption[] = [];
const nobodyFixed: readonly FixedPerson[] = [];

/**
 * Picks people from everywhere: by search, from departments, labels, frequent contacts and recent meetings, or by a pasted
 * list (BOOK-10). The keys of the list work from the search field, where the focus stays.
 */
export function PeoplePicker({ picking, selfId, fixed = nobodyFixed }: Props) {
  const panelId = useId();
  const listId = `${panelId}-list`;
  const toast = useToast();
  const isPhone = useMediaQuery('(max-width: 599.95px)');
  const [level, setLevel] = useState<PickerLevel>(topOf('recommended'));
  const [busyKey, setBusyKey] = useState<string>();
  const search = usePickerSearch();
  const pasting = usePastedPeople(picking);

  const isSearching = search.keyword !== '';
  const levelOptions = useLevelOptions(level, { enabled: !isSearching });
  const searchOptions = useSearchOptions(search.keyword, { enabled: isSearching, withGroups: true });
  const current = isSearching ? searchOptions : levelOptions;

  const open = (next: PickerLevel) => {
    setLevel(next);
    search.clear();
  };

  const pickAll = async (option: AllOption) => {
    if (option.count > picking.left + picking.selection.length + picking.fixedIds.size) {
      picking.say(peoplePickerText.tooMany(picking.limit));
      return;
    }
    setBusyKey(option.key);
    try {
      const people = typeof option.people === 'function' ? await option.people() : option.people;
      picking.add(people, option.name);
    } catch {
      toast(peoplePickerText.failed, 'error');
    } finally {
      setBusyKey(undefined);
    }
  };
  const pick = (option: PickerOption) => {
    if (option.kind === 'person') picking.toggle(option.person);
    if (option.kind === 'group') open(option.opens);
    if (option.kind === 'all' && busyKey === undefined) void pickAll(option);
  };

  const list = useActiveOption({
    options: current.options ?? noOptions,
    listId,
    resetKey: isSearching ? `search ${search.keyword}` : JSON.stringify(level),
    startsActive: isSearching,
    onPick: pick,
  });

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (takesKey(event)) event.preventDefault();
  };
  const takesKey = (event: KeyboardEvent): boolean => {
    const { key } = event;
    const option = list.active === undefined ? undefined : current.options?.[list.active];
    const isEmpty = search.text === '';
    if (key === 'Escape' && !isEmpty) {
      // The first Esc empties the field, the next one closes the dialog.
      event.stopPropagation();
      search.clear();
    } else if (key === 'ArrowRight' && isEmpty && option?.kind === 'group') open(option.opens);
    else if (key === 'ArrowLeft' && isEmpty && level.path.length > 0) setLevel(higher(level));
    else if (key === 'Backspace' && isEmpty && picking.selection.length > 0) picking.removeLast();
    // Enter never sends the form around the picker.
    else return list.onKey(event) || key === 'Enter';
    return true;
  };

  return (
    <div className={styles.picker}>
      <div className={styles.pane}>
        <SearchField
          label={peoplePickerText.search}
          maxLength={limits.searchTextMaxLength}
          autoFocus
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={list.activeId}
          {...search.input}
          onPaste={pasting.onPaste}
          onKeyDown={onKeyDown}
        />
        <SourceTabs
          chosen={isSearching ? undefined : level.source}
          panelId={panelId}
          onPick={(source) => open(topOf(source))}
        />
        {isSearching ? null : <LevelPath level={level} onOpen={open} />}
        <PasteReportView pasting={pasting} />
        <div
          id={panelId}
          role="tabpanel"
          aria-labelledby={isSearching ? undefined : tabIdOf(panelId, level.source)}
          aria-label={isSearching ? peoplePickerText.options : undefined}
          className={styles.panel}
        >
          <OptionList
            {...current}
            id={listId}
            active={list.active}
            picking={picking}
            selfId={selfId}
            busyKey={busyKey}
            className={styles.list}
            onPick={pick}
          />
        </div>
      </div>
      {isPhone ? <ChosenStrip picking={picking} /> : <ChosenPeople picking={picking} fixed={fixed} />}
      <p className={styles.notice} role="status">
        {picking.notice ||
          (isSearching && searchOptions.options?.length
            ? peoplePickerText.resultCount(searchOptions.options.length)
            : '')}
      </p>
    </div>
  );
}
