import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide';
import { Card } from '@/components/meeting/details/card';
import { FileRow } from '@/components/file/list/file-row';
import fileStyles from '@/components/file/list/file-list.module.css';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Icon } from '@/components/ui/layout/icon';
import { useToast } from '@/components/ui/toast/toast';
import type { SharedMeeting } from '@/lib/contract/share';
import { useApi } from '@/lib/query/context/api-context';
import { type OpenedShare, sharedFile } from '@/lib/query/share';
import { filesText } from '@/lib/text/zh-cn/files';
import { shareText } from '@/lib/text/zh-cn/share';

type Files = SharedMeeting['files'];

/** The files of a shared meeting. They are fetched by script, because a link would carry the key into histories (S47). */
export function SharedFiles({ files, opened }: { files: Files; opened: OpenedShare }) {
  const api = useApi();
  const toast = useToast();
  const download = useMutation({
    mutationFn: ({ id }: Files[number]) => sharedFile(api, opened, id),
    onSuccess: (blob, { fileName }) => saveAs(blob, fileName),
    onError: (_, { fileName }) => toast(shareText.page.downloadFailed(fileName), 'error'),
  });
  if (files.length === 0) return null;
  return (
    <Card title={shareText.page.files}>
      <ul className={fileStyles.files} aria-label={filesText.list}>
        {files.map((file) => (
          <FileRow key={file.id} file={file} name={<span className={fileStyles.name}>{file.fileName}</span>}>
            <IconButton
              aria-label={filesText.downloadOf(file.fileName)}
              disabled={download.isPending && download.variables.id === file.id}
              onClick={() => download.mutate(file)}
            >
              <Icon of={Download} size={16} />
            </IconButton>
          </FileRow>
        ))}
      </ul>
    </Card>
  );
}

function saveAs(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(link.href);
}
