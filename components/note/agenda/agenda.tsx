import { Card } from '@/components/meeting/details/card';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import styles from './meeting-agenda.module.css';

/** An agenda for reading; nothing where there is none. */
export function Agenda({ content }: { content?: string | undefined }) {
  if (!content?.trim()) return null;
  return (
    <Card title={meetingText.fields.agenda}>
      <AgendaText>{content}</AgendaText>
    </Card>
  );
}

/** The text of an agenda with its lines. */
export const AgendaText = ({ children }: { children: string }) => (
  <p className={styles.agenda}>{children.trim()}</p>
);
