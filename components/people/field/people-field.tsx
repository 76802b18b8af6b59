'use client';

import { UserPlus } from 'lucide';
import { useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { limits } from '@/lib/domain/limits/limits';
import { peoplePickerText } from '@/lib/text/zh-cn/people-picker';
import type { FixedPerson } from '../picker/chosen/chosen-people';
import { PersonChip } from '../picker/chosen/person-chip';
import { LazyPeopleDialog } from '../picker/lazy-people-dialog';
import { OptionList } from '../picker/options/option-list';
import type { PickerOption } from '../picker/options/picker-option';
import { useActiveOption } from '../picker/options/use-active-option';
import { useSearchOptions } from '../picker/options/use-search-options';
import { PasteReportView } from '../picker/paste/paste-report';
import { usePastedPeople } from '../picker/paste/use-pasted-people';
import type { Selection } from '../picker/selection';
import { usePickerSearch } from '../picker/use-picker-search';
import { useSelection } from '../picker/use-selection';
import styles from './people-field.module.css';
import { RecommendedPeople } from './recommended-people';

type Props = {
  label: string;
  /** The title of the dialog that offers everybody. */
  dialogTitle: string;
  selection: Selection;
  /** The person at the screen. */
  staffId: string;
  /** People who are in and stay, such as the organizer. */
  fixed: readonly FixedPerson[];
  limit: number;
  onChange: (selection: Selection) => void;
};

const noOptions: readonly PickerOption[] = [];
/** More chips fold away, so that the field stays lower than the rest of its form. */
const mostChips = 24;

/** People in a form (BOOK-10): typed into the field, taken from what is recommended, or picked in the dialog. */
export function PeopleField({ label, dialogTitle, selection, staffId, fixed, limit, onChange }: Props) {
  const id = useId();
  const listId = `${id}-list`;
  const input = useRef<HTMLInputElement>(null);
  const fixedIds = useMemo(
    () => new Set([staffId, ...fixed.map(({ person }) => person.staffId)]),
    [staffId, fixed],
  );
  const picking = useSelection({ selection, onChange, fixedIds, limit });
  const pasting = usePastedPeople(picking);
  const search = usePickerSearch();
  const [hasFocus, setFocus] = useState(false);
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isUnfolded, setUnfolded] = useState(false);
  const isOpen = hasFocus && search.keyword !== '';
  const results = useSearchOptions(search.keyword, { enabled: isOpen });

  const pick = (option: PickerOption) => {
    if (option.kind !== 'person') return;
    picking.toggle(option.person);
    search.clear();
  };
  const list = useActiveOption({
    options: results.options ?? noOptions,
    listId,
    resetKey: search.keyword,
    startsActive: true,
    onPick: pick,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && search.text !== '') search.clear();
    else if (event.key === 'Backspace' && search.text === '' && selection.length > 0) picking.removeLast();
    // Enter in this field never sends the form.
    else if (!(isOpen && list.onKey(event)) && event.key !== 'Enter') return;
    event.preventDefault();
  };

  const unfolded = isUnfolded ? selection : selection.slice(0, mostChips);
  const folded = selection.length - unfolded.length;
  const count = selection.length + fixed.length;
  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      className={styles.field}
      onFocus={() => setFocus(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocus(false);
      }}
    >
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        {fixed.map(({ person, note }) => (
          <PersonChip key={person.staffId} name={person.realName} picture={person.avatar} note={note} />
        ))}
        {unfolded.map(({ staffId: chipId, realName, avatar }) => (
          <PersonChip
            key={chipId}
            name={realName}
            picture={avatar}
            onRemove={() => {
              picking.remove(chipId);
              input.current?.focus();
            }}
          />
        ))}
        {folded > 0 ? (
          <button type="button" className={styles.more} onClick={() => setUnfolded(true)}>
            {peoplePickerText.more(folded)}
          </button>
        ) : null}
        <input
          ref={input}
          id={id}
          className={styles.input}
          role="combobox"
          aria-expanded={isOpen}
          aria-autocomplete="list"
          aria-controls={listId}
          aria-activedescendant={isOpen ? list.activeId : undefined}
          aria-describedby={`${id}-notice`}
          placeholder={peoplePickerText.searchShort}
          autoComplete="off"
          maxLength={limits.searchTextMaxLength}
          {...search.input}
          onPaste={pasting.onPaste}
          onKeyDown={onKeyDown}
        />
        <IconButton
          size="small"
          className={styles.open}
          aria-label={peoplePickerText.open}
          aria-haspopup="dialog"
          onClick={() => setDialogOpen(true)}
        >
          <Icon of={UserPlus} size={18} />
        </IconButton>
        {isOpen ? (
          <div className={styles.popup}>
            <OptionList
              {...results}
              id={listId}
              active={list.active}
              picking={picking}
              selfId={staffId}
              busyKey={undefined}
              className={styles.list}
              onPick={pick}
            />
          </div>
        ) : null}
      </div>
      <PasteReportView pasting={pasting} />
      <RecommendedPeople picking={picking} />
      <p id={`${id}-notice`} className={styles.notice} role="status">
        {picking.notice || (count > 0 ? peoplePickerText.chosenCount(count) : null)}
      </p>
      {isDialogOpen ? (
        <LazyPeopleDialog
          title={dialogTitle}
          initial={selection}
          staffId={staffId}
          fixed={fixed}
          limit={limit}
          onClose={() => setDialogOpen(false)}
          onConfirm={(picked) => {
            onChange(picked);
            setDialogOpen(false);
          }}
        />
      ) : null}
    </div>
  );
}
