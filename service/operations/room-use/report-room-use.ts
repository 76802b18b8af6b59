import type { Kysely } from 'kysely';
import { exportText } from '@/lib/text/zh-cn/export';
import type { Day } from '@/lib/time/day';
import type { Database } from '../../db/database';
import type { CompanyOfExport } from '../export/bookings-of-day';
import { csvLines } from '../export/csv-lines';
import { getCompanyUse } from './company-use';
import { hourText, roomCells } from './room-cells';
import { reportPage } from './report-page';

type Options = { company: CompanyOfExport; days: readonly Day[]; isHtml: boolean };

/** The use of a company's rooms as CSV, or as a page with plots. */
export async function* reportRoomUse(
  db: Kysely<Database>,
  { company, days, isHtml }: Options,
): AsyncGenerator<string> {
  const use = await getCompanyUse(db, company, days);
  if (isHtml) yield reportPage(use);
  else yield* csvLines(exportText.roomHeaders(hourText(use.peak.hour)), use.rooms.map(roomCells));
}
