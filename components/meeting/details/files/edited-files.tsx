'use client';

import { FileList } from '@/components/file/list/file-list';
import { FileIntake } from '@/components/file/upload/file-intake';
import { UploadRows } from '@/components/file/upload/upload-rows';
import { useUploads } from '@/components/file/upload/use-uploads';
import type { Meeting } from '@/lib/contract/meeting';
import { limits } from '@/lib/domain/limits/limits';
import type { MeetingRef } from '@/lib/query/meeting';
import { RemoveFile } from './remove-file';
import { useLinkFile } from './use-link-file';

type Props = { meeting: MeetingRef; files: Meeting['meetingFolderViews'] };

/** Files that can be added and removed; an upload belongs to the meeting as soon as it is there. */
export function EditedFiles({ meeting, files }: Props) {
  const save = useLinkFile(meeting);
  const free = limits.maxFiles - files.length;
  const { uploads, add, retry, drop } = useUploads({ free, save });
  return (
    <FileIntake onFiles={add} isFull={uploads.length >= free}>
      <FileList files={files} actionOf={(file) => <RemoveFile meeting={meeting} file={file} />} />
      <UploadRows uploads={uploads} onRetry={retry} onDrop={drop} />
    </FileIntake>
  );
}
