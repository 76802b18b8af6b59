import type { MatchRange } from '@/lib/domain/contact/match-ranges';
import styles from './marked-text.module.css';

type Props = { text: string; range: MatchRange | undefined };

/** A text whose characters that a search matched stand out. */
export function MarkedText({ text, range }: Props) {
  if (!range) return text;
  const characters = Array.from(text);
  const part = (from: number, to?: number) => characters.slice(from, to).join('');
  return (
    <>
      {part(0, range.from)}
      <mark className={styles.mark}>{part(range.from, range.to)}</mark>
      {part(range.to)}
    </>
  );
}
