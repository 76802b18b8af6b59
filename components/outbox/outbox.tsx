import { MailOpen } from 'lucide';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Icon } from '@/components/ui/layout/icon';
import type { OutgoingMessage } from '@/lib/contract/outbox';
import { outboxText } from '@/lib/text/zh-cn/outbox';
import { pageTitles } from '@/lib/text/zh-cn/page-titles';
import { formatDayTime } from '@/lib/time/format';
import { defaultTimeZone } from '@/lib/time/zone';
import styles from './outbox.module.css';
import { RefreshButton } from './refresh-button';

type Props = { messages: readonly OutgoingMessage[] };

/** Messages that would have left the building, the newest first. */
export function Outbox({ messages }: Props) {
  return (
    <div className={styles.outbox}>
      <header className={styles.head}>
        <h1>{pageTitles.outbox}</h1>
        <RefreshButton />
      </header>
      <p className={styles.note}>{outboxText.note}</p>
      {messages.length === 0 ? (
        <EmptyState title={outboxText.empty} icon={<Icon of={MailOpen} size={22} />} variant="inline">
          {outboxText.emptyHint}
        </EmptyState>
      ) : (
        <ol className={styles.messages}>
          {messages.map((message) => (
            <Message key={message.id} {...message} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Message({ channel, to, subject, text, code, calendar, time }: OutgoingMessage) {
  return (
    <li className={styles.message}>
      <p className={styles.meta}>
        <span>{outboxText.channels[channel]}</span>
        <span className={styles.to}>{to}</span>
        <time dateTime={new Date(time).toISOString()}>{formatDayTime(time, defaultTimeZone)}</time>
      </p>
      {code !== undefined && (
        <p>
          <span className="visually-hidden">{outboxText.code}</span>
          <span className={styles.code}>{code}</span>
        </p>
      )}
      {subject !== undefined && <h2 className={styles.subject}>{subject}</h2>}
      <p className={styles.text}>{text}</p>
      {calendar !== undefined && (
        <details className={styles.calendar}>
          <summary>{outboxText.calendar}</summary>
          <pre>{calendar}</pre>
        </details>
      )}
    </li>
  );
}
