'use client';

import { Download } from 'lucide';
import { useState, type ReactNode } from 'react';
import { Icon } from '@/components/ui/layout/icon';
import { fileHref } from '@/lib/query/file';
import { filesText } from '@/lib/text/zh-cn/files';
import { LazyFilePreview } from '../preview/lazy-file-preview';
import type { ShownFile } from '../preview/shown-file';
import { FileRow } from './file-row';
import styles from './file-list.module.css';

type Props = {
  files: readonly ShownFile[];
  /** Actions on a file beside reading it. */
  actionOf?: (file: ShownFile) => ReactNode;
};

/** Files to read: each opens in a dialog, or downloads; without script its name leads to the file. */
export function FileList({ files, actionOf }: Props) {
  const [openId, setOpenId] = useState<string>();
  const opened = files.findIndex(({ id }) => id === openId);
  if (files.length === 0) return null;
  return (
    <>
      <ul className={styles.files} aria-label={filesText.list}>
        {files.map((file) => {
          const { id, fileName } = file;
          return (
            <FileRow
              key={id}
              file={file}
              name={
                <a
                  className={styles.name}
                  href={fileHref(id)}
                  target="_blank"
                  rel="noopener"
                  aria-label={filesText.openOf(fileName)}
                  onClick={(event) => {
                    event.preventDefault();
                    setOpenId(id);
                  }}
                >
                  {fileName}
                </a>
              }
            >
              <a
                className={styles.download}
                href={fileHref(id)}
                download={fileName}
                aria-label={filesText.downloadOf(fileName)}
              >
                <Icon of={Download} size={16} />
              </a>
              {actionOf?.(file)}
            </FileRow>
          );
        })}
      </ul>
      {opened >= 0 ? (
        <LazyFilePreview
          files={files}
          index={opened}
          onIndex={(index) => setOpenId(files[index]?.id)}
          onClose={() => setOpenId(undefined)}
        />
      ) : null}
    </>
  );
}
