import { Button } from '@/components/ui/controls/button';
import { notesText } from '@/lib/text/zh-cn/notes';
import styles from './notes-editor.module.css';
import type { SaveState } from './use-autosave';

const text = notesText.state;

/** Whether the draft is stored; after a failure with the way to try at once. */
export function SaveStatus({ state, onRetry }: { state: SaveState; onRetry: () => void }) {
  if (state.kind === 'conflict') return null;
  const isFailed = state.kind === 'failed';
  return (
    <p className={styles.status} role="status" data-failed={isFailed}>
      {isFailed ? text.failed(state.reason) : text[state.kind]}
      {isFailed && !state.isFinal ? (
        <Button size="small" onClick={onRetry}>
          {notesText.retry}
        </Button>
      ) : null}
    </p>
  );
}
