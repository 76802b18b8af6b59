import { z } from 'zod';

const everyBackup = {
  product: z.literal('meeting-rooms'),
  /** ISO 8601, by the product's clock. */
  takenAt: z.iso.datetime(),
  /** Whether uploaded files are in the archive too, or stay in a bucket; a snapshot says nothing of them. */
  uploads: z.enum(['here', 'elsewhere']).optional(),
};

const storeSchema = z.object({
  ...everyBackup,
  /** The first format has no uploaded files: products that know no other would take them for files of PostgreSQL. */
  format: z.union([z.literal(1), z.literal(2)]),
  /** The last migration that the store had. */
  schema: z.string(),
  /** The version of PostgreSQL whose files these are. */
  postgres: z.string(),
  /** The next transaction's id: another one means that something was written. */
  position: z.string(),
});

const dumpSchema = z.object({ ...everyBackup, format: z.literal(2), database: z.literal('dump') });

/** The first line of a backup of the embedded store, as JSON. */
export type Manifest = z.infer<typeof storeSchema>;

/** That of a backup of a server, whose database is in the archive as a file of `pg_dump`. */
export type DumpManifest = z.infer<typeof dumpSchema>;

/** The part of a manifest that only the database can supply. */
export type StoreFacts = Pick<Manifest, 'schema' | 'postgres' | 'position'>;

const manifestSchema = z.union([dumpSchema, storeSchema]);

export function parseManifest(line: string): Manifest | DumpManifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
