import { Button } from '@/components/ui/controls/button';
import { seriesRuleText, plannerText } from '@/lib/text/zh-cn/series';
import styles from '../rule/repeat-field.module.css';

type Props = {
  sentence: string | undefined;
  /** Why there can be no such series. */
  problem: string | undefined;
  /** Occurrences that are refused. */
  refused: number;
  /** Absent where there is no plan yet. */
  onOpen: (() => void) | undefined;
};

/** The rule read back, and the way to its occurrences. */
export function RepeatSentence({ sentence, problem, refused, onOpen }: Props) {
  return (
    <div className={styles.sentence} role="status" data-tone={problem ? 'refused' : undefined}>
      <span>{problem ?? sentence ?? seriesRuleText.reading}</span>
      {onOpen ? (
        <Button
          size="small"
          className={styles.open}
          color={refused > 0 ? 'error' : 'primary'}
          onClick={onOpen}
        >
          {refused > 0 ? plannerText.openRefused(refused) : plannerText.open}
        </Button>
      ) : null}
    </div>
  );
}
