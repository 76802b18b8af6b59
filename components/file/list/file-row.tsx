import type { ReactNode } from 'react';
import { fileKind, formatFileSize } from './file-size';
import styles from './file-list.module.css';

type Props = {
  file: { fileName: string; size: number };
  /** The file's name, as a link where it has one. */
  name: ReactNode;
  /** Actions on the file. */
  children?: ReactNode;
};

/** A file in a list: its kind, name and size. */
export const FileRow = ({ file: { fileName, size }, name, children }: Props) => (
  <li className={styles.file}>
    <span className={styles.kind} aria-hidden="true">
      {fileKind(fileName)}
    </span>
    <div className={styles.what}>
      {name}
      <p className={styles.size}>{formatFileSize(size)}</p>
    </div>
    {children}
  </li>
);
