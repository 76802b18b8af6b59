import { mkdir, open, readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { extract, type Unpack } from 'tar';
import { isUploadEntry } from './upload-entries';
import type { ArchiveEntry } from './pack-entries';

/** PostgreSQL needs no other names; the package itself refuses `..` between them. */
const plainName = /^[\w.-]+(\/[\w.-]+)*\/?$/;
const plainTypes: readonly string[] = ['File', 'OldFile', 'Directory'];

/** Files and folders of a folder that does not change meanwhile; a link counts as what it leads to. */
export async function* folderEntries(folder: string, under = ''): AsyncGenerator<ArchiveEntry> {
  for (const name of (await readdir(path.join(folder, under))).sort()) {
    const entry = under + name;
    const target = path.join(folder, entry);
    if ((await stat(target)).isDirectory()) {
      yield { name: `${entry}/` };
      yield* folderEntries(folder, `${entry}/`);
    } else yield { name: entry, file: await open(target) };
  }
}

/**
 * Makes a new folder of the archive that is piped in, for its owner only, and passes uploaded files over. Refuses links, devices and
 * names that lead out of it.
 */
export async function unpackInto(folder: string): Promise<Unpack> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unpack = extract({
    cwd: folder,
    strict: true,
    preserveOwner: false,
    noMtime: true,
    onReadEntry: (entry) => {
      entry.mode = entry.type === 'Directory' ? 0o700 : 0o600;
    },
    filter: (name, entry) => {
      const isPlain = plainName.test(name) && 'type' in entry && plainTypes.includes(entry.type);
      // An error that is thrown here would escape the stream.
      if (!isPlain) unpack.abort(new Error(`the archive has no business at ${name}`));
      return isPlain && !isUploadEntry(name);
    },
  });
  return unpack;
}
