'use client';

import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { isNoteLink } from '@/lib/domain/note/check-notes';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import { notesText } from '@/lib/text/zh-cn/notes';
import { commonText } from '@/lib/text/zh-cn/common';
import styles from './notes-editor.module.css';

const text = notesText.link;

/** The address of the selected text's link; without a selection the address itself is written. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(current);
  const [isWrong, setWrong] = useState(false);
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => ref.current?.focus(), []);

  const apply = () => {
    const address = href.trim();
    if (!isNoteLink(address)) return setWrong(true);
    const link = { type: 'link', attrs: { href: address } };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && current === '')
      chain.insertContent({ type: 'text', text: address, marks: [link] }).run();
    else chain.setMark('link', link.attrs).run();
    return onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
    onClose();
  };

  return (
    <form
      className={styles.link}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <Field
        ref={ref}
        label={text.label}
        type="url"
        inputMode="url"
        placeholder={text.placeholder}
        maxLength={noteLimits.linkMaxLength}
        value={href}
        error={isWrong ? text.unsafe : undefined}
        onChange={({ target }) => {
          setHref(target.value);
          setWrong(false);
        }}
      />
      <div className={styles.linkActions}>
        <Button size="small" variant="contained" type="submit">
          {text.apply}
        </Button>
        {current === '' ? null : (
          <Button size="small" color="inherit" variant="outlined" onClick={remove}>
            {text.remove}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onClose}>
          {commonText.cancel}
        </Button>
      </div>
    </form>
  );
}
