// POSIX.1-1988 ustar, the part of it that a folder of PostgreSQL needs: short names, files below 8 GB (its own are 1 GB at most).
export type TarEntry = { name: string; size: number; kind: 'file' | 'folder' };

export const blockBytes = 512;
const at = {
  name: 0,
  mode: 100,
  owner: 108,
  group: 116,
  size: 124,
  time: 136,
  sum: 148,
  kind: 156,
  magic: 257,
};
const nameBytes = 100;
const kinds = { file: '0', folder: '5' } as const;

export function tarHeader({ name, size, kind }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > nameBytes) throw new Error(`${name} is too long a name for the archive`);
  const head = Buffer.alloc(blockBytes);
  const octal = (value: number, offset: number, digits: number) =>
    head.write(value.toString(8).padStart(digits, '0'), offset, 'latin1');
  head.write(name, at.name);
  octal(kind === 'folder' ? 0o700 : 0o600, at.mode, 7);
  octal(0, at.owner, 7);
  octal(0, at.group, 7);
  octal(size, at.size, 11);
  octal(0, at.time, 11);
  head.write(kinds[kind], at.kind, 'latin1');
  head.write('ustar\u000000', at.magic, 'latin1');
  octal(checksum(head), at.sum, 6);
  head.write('\u0000 ', at.sum + 6, 'latin1');
  return head;
}

/** The entry that a header names; undefined for the empty block at the end. */
export function readTarHeader(head: Buffer): TarEntry | undefined {
  if (head.every((byte) => byte === 0)) return undefined;
  const text = (offset: number, length: number) =>
    head.toString('utf8', offset, offset + length).replace(/\0.*$/s, '');
  const name = text(at.name, nameBytes);
  if (parseInt(text(at.sum, 8), 8) !== checksum(head)) throw new Error('a header of the archive is damaged');
  // A name leads nowhere but into the folder that is unpacked.
  if (!/^[\w.-]+(\/[\w.-]+)*\/?$/.test(name) || name.split('/').includes('..'))
    throw new Error(`the archive has no business at ${name}`);
  const kind = text(at.kind, 1) === kinds.folder ? 'folder' : 'file';
  return { name, size: parseInt(text(at.size, 12), 8), kind };
}

/** The sum of all bytes, those of the sum itself taken for spaces. */
function checksum(head: Buffer): number {
  return head.reduce((sum, byte, offset) => sum + (offset >= at.sum && offset < at.kind ? 0x20 : byte), 0);
}
