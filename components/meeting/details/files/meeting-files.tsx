'use client';

import { FileList } from '@/components/file/list/file-list';
import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { Card } from '../card';
import { EditedFiles } from './edited-files';

type Props = {
  meeting: Pick<Meeting, '_id' | 'meetingNo' | 'meetingFolderViews'> & {
    can: Pick<Meeting['can'], 'editFiles'>;
  };
};

/** The files of a meeting, for reading, and for its creator to change (MEET-05). */
export function MeetingFiles({ meeting }: Props) {
  const { meetingFolderViews: files, can } = meeting;
  if (files.length === 0 && !can.editFiles) return null;
  return (
    <Card title={meetingText.fields.files} note={`${files.length} / ${limits.maxFiles}`} part="files">
      {can.editFiles ? <EditedFiles meeting={meeting} files={files} /> : <FileList files={files} />}
    </Card>
  );
}
