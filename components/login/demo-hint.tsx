import { entryText } from '@/lib/text/zh-cn/entry';
import styles from './demo-hint.module.css';

type Props = { mobile: string; password: string };

export function DemoHint({ mobile, password }: Props) {
  return <p className={styles.hint}>{entryText.demo(mobile, password)}</p>;
}
