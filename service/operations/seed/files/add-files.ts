import { createHash } from 'node:crypto';
import { idOf } from '../scene/ids';
import type { Scene } from '../scene/scene';

type FilesOf = {
  companyId: string;
  meetingId: string;
  ownerId: string;
  names: readonly string[];
  at: number;
};

/** Files of a meeting, uploaded by one person. */
export function addFiles(scene: Scene, { companyId, meetingId, ownerId, names, at }: FilesOf): void {
  const company = { company_id: companyId };
  for (const [nth, name] of names.entries()) {
    const file = scene.files.get(name);
    if (!file) throw new Error(`the demo has no file named ${name}`);
    const id = idOf(meetingId, 'file', name);
    const sha256 = createHash('sha256').update(file.bytes).digest();
    const size = file.bytes.byteLength;
    const upload = {
      file_key: id.replaceAll('-', ''),
      file_name: name,
      content_type: file.contentType,
      size,
    };
    const created = { created_at: new Date(at) };
    scene.rows.add('file_content', { ...company, sha256, size });
    scene.rows.add('uploaded_file', { ...company, ...upload, ...created, sha256, owner_id: ownerId });
    scene.rows.add('meeting_file', {
      ...company,
      ...upload,
      ...created,
      id,
      meeting_id: meetingId,
      created_by: ownerId,
      position: nth + 1,
    });
    scene.contents.push({ companyId, sha256, bytes: file.bytes });
  }
}
