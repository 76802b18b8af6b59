import { meetingText } from '@/lib/text/zh-cn/meeting';
import { Card } from '../card';
import styles from './meeting-agenda.module.css';

export function MeetingAgenda({ content }: { content?: string }) {
  if (!content?.trim()) return null;
  return (
    <Card title={meetingText.fields.agenda}>
      <p className={styles.agenda}>{content.trim()}</p>
    </Card>
  );
}
