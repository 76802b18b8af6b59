import { Button } from '@/components/ui/controls/button';
import { editText } from '@/lib/text/zh-cn/edit';
import formStyles from '../../form/booking-form.module.css';
import styles from './change-panel.module.css';
import { ChangeTable } from './change-table';
import type { EditedField } from '../edited-values';
import { fieldName, type NamedContent } from './field-words';

type Props = {
  fields: readonly EditedField[];
  before: NamedContent;
  after: NamedContent;
  zone: string;
  /** How many others see the change. */
  others: number;
  /** The meeting has changed since the edit began. */
  isOutdated: boolean;
  onRevert: (field: EditedField) => void;
};

/** All that confirming would change; each can be taken back alone. */
export function ChangePanel({ fields, before, after, zone, others, isOutdated, onRevert }: Props) {
  return (
    <section className={`${formStyles.panel} ${styles.panel}`} aria-label={editText.changes}>
      <h2 className={styles.title}>
        {editText.changes}
        {fields.length > 0 ? (
          <span className={styles.count}>{editText.changeCount(fields.length)}</span>
        ) : null}
      </h2>
      {isOutdated && fields.length > 0 ? (
        <p className={styles.outdated} role="status">
          {editText.newer}
        </p>
      ) : null}
      {fields.length === 0 ? (
        <p className={styles.note}>{editText.unchanged}</p>
      ) : (
        <>
          <ChangeTable
            label={editText.changes}
            fields={fields}
            before={before}
            after={after}
            zone={zone}
            action={(field) => (
              <Button
                size="small"
                aria-label={editText.revert(fieldName(field))}
                onClick={() => onRevert(field)}
              >
                {editText.revertLabel}
              </Button>
            )}
          />
          {others > 0 ? <p className={styles.note}>{editText.notify(others)}</p> : null}
        </>
      )}
    </section>
  );
}
