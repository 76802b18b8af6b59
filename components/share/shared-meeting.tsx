'use client';

import { Card } from '@/components/meeting/details/card';
import cardStyles from '@/components/meeting/details/card.module.css';
import { Agenda } from '@/components/note/agenda/agenda';
import { NotesContent } from '@/components/note/content/notes-content';
import { Button } from '@/components/ui/controls/button';
import type { SharedMeeting } from '@/lib/contract/share';
import type { OpenedShare } from '@/lib/query/share';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { notesText } from '@/lib/text/zh-cn/notes';
import { shareText } from '@/lib/text/zh-cn/share';
import { dayOf } from '@/lib/time/day';
import { formatDayTime, formatFullDay, formatRange } from '@/lib/time/format';
import { SharedFiles } from './shared-files';
import styles from './shared-meeting.module.css';

/** The meeting behind a link: subject, time, agenda, files and published notes (MEET-09). */
export function SharedMeetingView({ meeting, opened }: { meeting: SharedMeeting; opened: OpenedShare }) {
  const { subject, timeZone, content, summary, files } = meeting;
  return (
    <div className={styles.page}>
      <article className={cardStyles.card}>
        <h1 className={styles.subject}>{subject}</h1>
        <p className={styles.time}>
          <span>{formatFullDay(dayOf(meeting.beginTime, timeZone))}</span>
          <span>{formatRange(meeting, timeZone)}</span>
        </p>
      </article>
      <Agenda content={content} />
      <SharedFiles files={files} opened={opened} />
      <Card
        title={meetingText.fields.notes}
        {...(summary && { note: shareText.page.published(formatDayTime(summary.publishedTime, timeZone)) })}
      >
        {summary ? (
          <>
            <p className={styles.title}>{summary.subject}</p>
            <NotesContent document={summary.content} />
            <div className={styles.actions}>
              <Button size="small" variant="outlined" color="inherit" onClick={() => window.print()}>
                {notesText.print}
              </Button>
            </div>
          </>
        ) : (
          <p className={styles.nothing}>{shareText.page.nothing}</p>
        )}
      </Card>
    </div>
  );
}
