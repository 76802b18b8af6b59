import { mkdir, readdir } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { create, extract, type Unpack } from 'tar';

/** PostgreSQL needs no other names; the package itself refuses `..` between them. */
const plainName = /^[\w.-]+(\/[\w.-]+)*\/?$/;
const plainTypes: readonly string[] = ['File', 'OldFile', 'Directory'];

/** A segment of PostgreSQL's log has 16 MB, and the package reads four files at once. */
const readBytes = 65_536;

/** A folder that does not change meanwhile, as a stream of a POSIX tar archive; times and owners are left out. */
export async function packFolder(folder: string): Promise<Readable> {
  const names = (await readdir(folder)).sort();
  const options = { cwd: folder, strict: true, follow: true, portable: true, noMtime: true };
  return Readable.from(create({ ...options, maxReadSize: readBytes }, names), { objectMode: false });
}

/** Makes a new folder of the archive that is piped in, for its owner only. Refuses links, devices and names that lead out of it. */
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
      return isPlain;
    },
  });
  return unpack;
}
