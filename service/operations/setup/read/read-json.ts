import path from 'node:path';
import { z } from 'zod';
import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { cellText } from '@/lib/text/zh-cn/setup-cells';
import { setupText } from '@/lib/text/zh-cn/setup';
import { illFormedPath } from '@/lib/web/well-formed';
import { AdminError } from '../../admin/admin-error';
import { listJoiner } from '../sheets/cells';
import { sheetNames } from '../sheets/sheet';
import { decodeFile } from './decode-file';
import type { RawSheet } from './raw-sheet';

const scalarSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
const rowSchema = z.record(z.string(), z.union([scalarSchema, z.array(scalarSchema)]));
const fileSchema = z.partialRecord(z.enum(sheetNames), z.union([rowSchema, z.array(rowSchema)]));

type Scalar = z.infer<typeof scalarSchema>;

function cellOf(value: Scalar | Scalar[] | undefined): string {
  if (Array.isArray(value)) return value.map(cellOf).join(listJoiner);
  if (typeof value === 'boolean') return value ? cellText.yes : cellText.no;
  return value === null || value === undefined ? '' : String(value).trim();
}

/** The sheets of a JSON file: a list of objects each, whose place in the list stands for the line. */
export async function readJson(file: string): Promise<RawSheet[]> {
  const name = path.basename(file);
  let text = '';
  for await (const piece of await decodeFile(file)) text += piece;
  const { data } = fileSchema.safeParse(parsed(text));
  if (data === undefined) throw new AdminError(setupText.brokenJson(name));
  // An escape in JSON may name what no encoding of a file can hold.
  const unstorable = illFormedPath(data);
  if (unstorable !== undefined) throw new AdminError(setupText.unstorableJson(name, unstorable));
  return sheetNames.flatMap((sheet) => {
    const entry = data[sheet];
    if (entry === undefined) return [];
    const objects = Array.isArray(entry) ? entry : [entry];
    const headers = [...new Set(objects.flatMap((object) => Object.keys(object)))];
    const isTooLong = objects.length > setupLimits.rows;
    return {
      ...{ sheet, file: `${name} ${sheet}`, headers, headerLine: 1 },
      rows: isTooLong
        ? []
        : objects.map((object, index) => ({
            line: index + 1,
            cells: headers.map((header) => cellOf(object[header])),
          })),
      ...(isTooLong && { broken: { line: setupLimits.rows + 1, text: setupText.tooManyRows } }),
    };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
