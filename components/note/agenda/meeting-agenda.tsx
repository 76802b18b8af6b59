'use client';

import { useState } from 'react';
import { Card } from '@/components/meeting/details/card';
import { Button } from '@/components/ui/controls/button';
import type { Meeting } from '@/lib/contract/meeting';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { notesText } from '@/lib/text/zh-cn/notes';
import { AgendaText } from './agenda';
import { AddToAgenda } from './add-to-agenda';
import { EditAgenda } from './edit-agenda';
import styles from './meeting-agenda.module.css';

const text = notesText.agenda;
type Mode = 'reading' | 'editing' | 'adding';

/** The agenda, edited in place by the creator; members add dated lines to it (MEET-06). */
export function MeetingAgenda({ meeting }: { meeting: Meeting }) {
  const [mode, setMode] = useState<Mode>('reading');
  const content = meeting.content?.trim() ?? '';
  const { editAgenda, discuss } = meeting.can;
  const close = () => setMode('reading');
  if (content === '' && !editAgenda && !discuss) return null;
  return (
    <Card title={meetingText.fields.agenda} part="agenda">
      {mode === 'editing' ? <EditAgenda meeting={meeting} onClose={close} /> : null}
      {mode !== 'editing' && content !== '' ? <AgendaText>{content}</AgendaText> : null}
      {mode === 'adding' ? <AddToAgenda meeting={meeting} onClose={close} /> : null}
      {mode === 'reading' && (editAgenda || discuss) ? (
        <div className={styles.actions}>
          {editAgenda ? (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setMode('editing')}>
              {content === '' ? text.add : meetingText.actions.editAgenda}
            </Button>
          ) : null}
          {discuss ? (
            <Button size="small" variant="outlined" color="inherit" onClick={() => setMode('adding')}>
              {text.discuss}
            </Button>
          ) : null}
        </div>
      ) : null}
    </Card>
  );
}
