import { setupText } from '@/lib/text/zh-cn/setup';
import { adminText } from '@/lib/text/zh-cn/admin';
import { daysOf } from '../export/days';
import { exportBookings } from '../export/export-bookings';
import { exportSheet } from '../export/export-sheet';
import { reportRoomUse } from '../room-use/report-room-use';
import { importCompany } from '../setup/import-company';
import { sheetNames } from '../setup/sheets/sheet';
import { AdminError } from './admin-error';
import type { AdminParts, AdminRequest, Lines } from './admin-request';
import { changeDevice } from './change-device';
import { setPersonDisabled } from './disable-person';
import { findCompany } from './find-company';
import { setNewPassword } from './new-password';
import type { AdminCommand } from './read-command';

type Invocation = { command: AdminCommand; sheets: AdminRequest['sheets'] };
type Run = (parts: AdminParts, invocation: Invocation) => Promise<Lines>;

const bookings = 'bookings';
const setDisabled =
  (isDisabled: boolean): Run =>
  (parts, { command: { rest } }) => {
    const [name, company, ...more] = rest;
    if (name === undefined || more.length > 0) throw new AdminError(adminText.usage);
    return setPersonDisabled(parts, { name, company, isDisabled });
  };

/** The commands that set a company up and look at its use, by their names. */
export const setupCommands: Readonly<Record<string, Run>> = {
  import({ db, announce, clock }, { command, sheets }) {
    const [company] = command.rest;
    if (company === undefined || sheets.length === 0) throw new AdminError(adminText.usage);
    const input = { company, sheets, isDryRun: command.has('dry-run'), creates: command.has('create') };
    return importCompany({ db, announce }, input, clock.now());
  },

  async export({ db }, { command }) {
    const [name, what, ...more] = command.rest;
    if (name === undefined || what === undefined || more.length > 0) throw new AdminError(adminText.usage);
    const company = await requireCompany(db, name);
    if (what === bookings) return exportBookings(db, company, daysOf(command));
    const sheet = sheetNames.find((each) => each === what || setupText.titles[each] === what);
    if (sheet === undefined) throw new AdminError(adminText.noSheet(what, [...sheetNames, bookings]));
    return exportSheet(db, company.id, sheet);
  },

  async report({ db }, { command }) {
    const [name, ...more] = command.rest;
    if (name === undefined || more.length > 0) throw new AdminError(adminText.usage);
    const company = await requireCompany(db, name);
    return reportRoomUse(db, { company, days: daysOf(command), isHtml: command.has('html') });
  },

  async device(parts, { command }) {
    const [name, code, ...more] = command.rest;
    if (name === undefined || code === undefined || more.length > 0) throw new AdminError(adminText.usage);
    const company = await requireCompany(parts.db, name);
    const { device } = command;
    return changeDevice(parts, { ...device, company, code, isRemoved: command.has('remove') });
  },

  disable: setDisabled(true),
  enable: setDisabled(false),

  password(parts, { command: { rest } }) {
    const [name, ...more] = rest;
    if (name === undefined || more.length > 0) throw new AdminError(adminText.usage);
    return setNewPassword(parts, name);
  },
};

async function requireCompany(db: AdminParts['db'], name: string) {
  const company = await findCompany(db, name);
  if (company === undefined) throw new AdminError(adminText.noCompany(name));
  return company;
}
