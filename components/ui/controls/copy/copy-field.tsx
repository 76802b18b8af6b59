'use client';

import { useToast } from '../../toast/toast';
import { Button } from '../button';
import { copyText } from '../copy-text';
import styles from './copy-field.module.css';
import { Field } from '../field';

type Props = {
  label: string;
  value: string;
  words: { copy: string; copied: string; notCopied: string };
};

/** A text to copy, whole at one press, and selected for those who copy by themselves. */
export function CopyField({ label, value, words }: Props) {
  const toast = useToast();
  const copy = async () => {
    const isCopied = await copyText(value);
    toast(isCopied ? words.copied : words.notCopied, isCopied ? 'success' : 'error');
  };
  return (
    <div className={styles.field}>
      <Field label={label} value={value} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="contained" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
