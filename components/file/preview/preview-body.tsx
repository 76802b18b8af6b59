'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LoadFailed } from '@/components/ui/feedback/load-failed';
import { Loading } from '@/components/ui/feedback/loading';
import { previewKindOf } from '@/lib/domain/file/file-types';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import { useApi } from '@/lib/query/context/api-context';
import { fileContent, fileHref } from '@/lib/query/file';
import { fileErrorText } from '@/lib/text/zh-cn/file-errors';
import { filesText } from '@/lib/text/zh-cn/files';
import styles from './file-preview.module.css';
import { readText } from './read-text';
import type { ShownFile } from './shown-file';

type Props = { file: ShownFile };

/** A file as far as a browser shows it safely: drawn, in the browser's own reader, as text, or only as a download. */
export function PreviewBody({ file }: Props) {
  const kind = previewKindOf(file.contentType);
  if (kind === 'none') return <p className={styles.none}>{filesText.noPreview}</p>;
  return kind === 'image' ? <Picture file={file} /> : <Content file={file} isText={kind === 'text'} />;
}

function Picture({ file: { id, fileName } }: Props) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p className={styles.none}>{fileErrorText.previewFailed}</p>;
  // eslint-disable-next-line @next/next/no-img-element -- a file behind a session, of which the optimizer has none
  return <img className={styles.picture} src={fileHref(id)} alt={fileName} onError={() => setBroken(true)} />;
}

function Content({ file, isText }: Props & { isText: boolean }) {
  const query = useQuery(fileContent(useApi(), file.id, { isText }));
  if (query.error)
    return (
      <LoadFailed
        title={fileErrorText.previewFailed}
        error={query.error}
        onRetry={() => void query.refetch()}
        isRetrying={query.isFetching}
      />
    );
  if (!query.data) return <Waiting />;
  return isText ? <Text file={file} blob={query.data} /> : <Pdf file={file} blob={query.data} />;
}

type Loaded = Props & { blob: Blob };

/** The browser's reader stands in a frame of its own, and the type is ours: nothing in the file runs in this page (S53). */
function Pdf({ file, blob }: Loaded) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([blob], { type: 'application/pdf' }));
    // The names of the pages would take half of a phone's width.
    if (frame.current) frame.current.src = `${url}#navpanes=0`;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <iframe ref={frame} className={styles.pdf} title={file.fileName} />;
}

function Text({ file, blob }: Loaded) {
  const [text, setText] = useState<string>();
  useEffect(() => {
    let isLeft = false;
    void readText(blob).then((read) => isLeft || setText(read));
    return () => {
      isLeft = true;
    };
  }, [blob]);
  if (text === undefined) return <Waiting />;
  return (
    <>
      <pre className={styles.text} tabIndex={0} aria-label={file.fileName}>
        {text}
      </pre>
      {file.size > fileLimits.textPreviewBytes ? <p className={styles.note}>{filesText.cut}</p> : null}
    </>
  );
}

const Waiting = () => (
  <Loading>
    <div className={styles.none} />
  </Loading>
);
