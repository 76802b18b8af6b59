import type { ReactNode } from 'react';
import { editText } from '@/lib/text/zh-cn/edit';
import styles from './change-table.module.css';
import type { EditedField } from '../edited-values';
import { changeWords, fieldName, type NamedContent } from './field-words';

type Props = {
  label: string;
  fields: readonly EditedField[];
  before: NamedContent;
  after: NamedContent;
  zone: string;
  /** The heads of the two columns. */
  heads?: readonly [string, string];
  /** Stands at the end of a field's row. */
  action?: (field: EditedField) => ReactNode;
};

const usualHeads = [editText.before, editText.after] as const;

/** Old and new value of each changed field, side by side (EDIT-02). */
export function ChangeTable({ label, fields, before, after, zone, heads = usualHeads, action }: Props) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{editText.field}</span>
          </th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
          {action ? <td /> : null}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => {
          const words = changeWords(field, { before, after }, zone);
          return (
            <tr key={field}>
              <th scope="row">{fieldName(field)}</th>
              <td className={styles.before}>{words.before}</td>
              <td className={styles.after}>{words.after}</td>
              {action ? <td className={styles.action}>{action(field)}</td> : null}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
