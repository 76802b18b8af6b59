import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import { meetingText } from '@/lib/text/zh-cn/meeting';
import { Card } from '../card';
import { fileKind, formatFileSize } from './file-size';
import styles from './meeting-files.module.css';

export function MeetingFiles({ files }: { files: Meeting['meetingFolderViews'] }) {
  if (files.length === 0) return null;
  return (
    <Card title={meetingText.fields.files} note={`${files.length} / ${limits.maxFiles}`}>
      <ul className={styles.files}>
        {files.map(({ id, fileName, size }) => (
          <li key={id} className={styles.file}>
            <span className={styles.kind} aria-hidden="true">
              {fileKind(fileName)}
            </span>
            <div className={styles.what}>
              <p className={styles.name}>{fileName}</p>
              <p className={styles.size}>{formatFileSize(size)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
