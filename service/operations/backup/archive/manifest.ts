import { z } from 'zod';

const manifestSchema = z.object({
  product: z.literal('meeting-rooms'),
  format: z.literal(1),
  /** ISO 8601, by the product's clock. */
  takenAt: z.iso.datetime(),
  /** The last migration that the store had. */
  schema: z.string(),
  /** The version of PostgreSQL whose files these are. */
  postgres: z.string(),
  /** The next transaction's id: another one means that something was written. */
  position: z.string(),
});

/** The first line of a backup of the embedded store, as JSON. */
export type Manifest = z.infer<typeof manifestSchema>;

/** The part of a manifest that only the database can supply. */
export type StoreFacts = Pick<Manifest, 'schema' | 'postgres' | 'position'>;

export function parseManifest(line: string): Manifest | undefined {
  try {
    return manifestSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
