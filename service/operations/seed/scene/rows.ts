import type { InsertObject, Kysely } from 'kysely';
import type { Database } from '../../../db/database';

type Table = keyof Database;
type Row<Name extends Table> = InsertObject<Database, Name>;

/** Rows of the demo, collected first and written table by table. */
export type Rows = {
  add<Name extends Table>(table: Name, ...rows: Row<Name>[]): void;
  insert(db: Kysely<Database>): Promise<void>;
};

/** Referenced tables before those that refer to them. */
const order = [
  'account',
  'company',
  'department',
  'staff',
  'app_configuration',
  'order_setting',
  'personal_contact',
  'label',
  'label_staff',
  'area',
  'room',
  'room_permission',
  'room_auditor',
  'room_device',
  'meeting_service',
  'meeting_service_auditor',
  'room_meeting_service',
  'meeting_series',
  'meeting',
  'meeting_member',
  'meeting_read',
  'room_order',
  'meeting_service_request',
  'audit_record',
  'audit_record_auditor',
  'change_log',
  'file_content',
  'uploaded_file',
  'meeting_file',
  'meeting_summary',
  'meeting_allocation',
  'sign_record',
] as const satisfies readonly Table[];

// A statement takes at most 65,535 parameters.
const rowsPerStatement = 1_000;

export function createRows(): Rows {
  const byTable = new Map<Table, Row<Table>[]>();
  return {
    add(table, ...rows) {
      const before = byTable.get(table);
      if (before) before.push(...rows);
      else byTable.set(table, rows);
    },
    async insert(db) {
      for (const table of order) {
        const rows = byTable.get(table) ?? [];
        for (let from = 0; from < rows.length; from += rowsPerStatement) {
          await db
            .insertInto(table)
            .values(rows.slice(from, from + rowsPerStatement))
            .execute();
        }
      }
    },
  };
}
