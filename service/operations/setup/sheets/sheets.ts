import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { roomKinds } from '@/lib/domain/room/room-facts';
import { cellText } from '@/lib/text/zh-cn/setup-cells';
import { setupText } from '@/lib/text/zh-cn/setup';
import { minutesPerDay } from '@/lib/time/instant';
import type { Cell, CellValue } from './cell';
import {
  codeCell,
  colourCell,
  dayCell,
  emailCell,
  flagCell,
  integerCell,
  listCell,
  mobileCell,
  textCell,
  timeZoneCell,
} from './cells';
import { hoursCell, weekdaysCell } from './open-time-cells';
import type { Sheet, SheetName } from './sheet';

const { titles, headers } = setupText;
const greatestPosition = 1_000_000;

const wordCell = (words: Readonly<Record<string, string>>, expected: string): Cell<string> => ({
  parse: (text) => Object.keys(words).find((value) => words[value] === text),
  format: (value) => words[value] ?? value,
  expected,
});

/** A cell of one kind of value is one of any kind to those who only hand values on. */
const of = <T extends CellValue>(cell: Cell<T>): Cell => cell as unknown as Cell;

const code = { header: headers.code, cell: of(codeCell), isRequired: true, isUnique: true };
const name = { header: headers.name, cell: of(textCell()), isRequired: true };
const pinyin = {
  header: headers.pinyin,
  cell: of(textCell(setupLimits.textLength)),
  staysWhenEmpty: true,
};
const isRemoved = { header: headers.isRemoved, cell: of(flagCell), initial: false };
const position = { header: headers.position, cell: of(integerCell(0, greatestPosition)), initial: 0 };
const codes = of(listCell(codeCell));
const codeSet = of(listCell(codeCell, { isSet: true }));

/** The columns of every sheet, as an import takes and an export writes them. */
export const sheets: Readonly<Record<SheetName, Sheet>> = {
  company: {
    title: titles.company,
    columns: {
      name,
      shortName: { header: headers.shortName, cell: of(textCell()) },
      timeZone: { header: headers.timeZone, cell: of(timeZoneCell), isRequired: true },
      title: { header: headers.title, cell: of(textCell()), isRequired: true },
      accent: { header: headers.accent, cell: of(colourCell), isRequired: true },
      publicAddressBook: { header: headers.publicAddressBook, cell: of(flagCell), isRequired: true },
      helpDeskPhone: { header: headers.helpDeskPhone, cell: of(textCell(32)) },
      sensitiveWords: { header: headers.sensitiveWords, cell: of(listCell(textCell())) },
      chatbot: { header: headers.chatbot, cell: of(flagCell) },
      ownRequests: { header: headers.ownRequests, cell: of(flagCell) },
      remindsUnanswered: { header: headers.remindsUnanswered, cell: of(flagCell) },
    },
  },
  holidays: {
    title: titles.holidays,
    key: 'day',
    columns: {
      day: { header: headers.day, cell: of(dayCell), isRequired: true, isUnique: true },
      name,
      isRemoved,
    },
  },
  departments: {
    title: titles.departments,
    key: 'code',
    columns: {
      code,
      name,
      parent: { header: headers.parent, cell: of(codeCell), refersTo: 'departments' },
      position,
    },
  },
  staff: {
    title: titles.staff,
    key: 'code',
    columns: {
      code,
      name: { ...name, header: headers.realName },
      pinyin,
      mobile: { header: headers.mobile, cell: of(mobileCell), isUnique: true },
      account: { header: headers.account, cell: of(codeCell), isUnique: true, staysWhenEmpty: true },
      email: { header: headers.email, cell: of(emailCell) },
      jobTitle: { header: headers.jobTitle, cell: of(textCell()) },
      department: { header: headers.department, cell: of(codeCell), refersTo: 'departments' },
      isDisabled: { header: headers.isDisabled, cell: of(flagCell), initial: false },
    },
  },
  areas: {
    title: titles.areas,
    key: 'code',
    columns: {
      code,
      name,
      parent: { header: headers.parent, cell: of(codeCell), refersTo: 'areas' },
      position,
    },
  },
  services: {
    title: titles.services,
    key: 'code',
    columns: {
      code,
      name,
      auditors: { header: headers.auditors, cell: codes, refersTo: 'staff', isRequired: true },
      position,
    },
  },
  rooms: {
    title: titles.rooms,
    key: 'code',
    columns: {
      code,
      name,
      pinyin,
      area: { header: headers.area, cell: of(codeCell), refersTo: 'areas', isRequired: true },
      capacity: {
        header: headers.capacity,
        cell: of(integerCell(1, setupLimits.capacity)),
        isRequired: true,
      },
      equipment: { header: headers.equipment, cell: of(listCell(textCell())) },
      kind: {
        header: headers.kind,
        cell: of(wordCell(cellText.kinds, cellText.kind)),
        initial: roomKinds[1],
      },
      status: {
        header: headers.status,
        cell: of(
          wordCell({ AVAILABLE: cellText.available, OUT_OF_ORDER: cellText.outOfOrder }, cellText.status),
        ),
        initial: 'AVAILABLE',
      },
      statusReason: { header: headers.statusReason, cell: of(textCell()) },
      hours: { header: headers.hours, cell: of(hoursCell), initial: [0, minutesPerDay] },
      weekdays: { header: headers.weekdays, cell: of(weekdaysCell), initial: [0, 1, 2, 3, 4, 5, 6] },
      auditors: { header: headers.auditors, cell: codes, refersTo: 'staff' },
      permittedStaff: { header: headers.permittedStaff, cell: codeSet, refersTo: 'staff' },
      permittedDepartments: { header: headers.permittedDepartments, cell: codeSet, refersTo: 'departments' },
      services: { header: headers.services, cell: codeSet, refersTo: 'services' },
      signIn: { header: headers.signIn, cell: of(flagCell), initial: false },
      releaseAfter: {
        header: headers.releaseAfter,
        cell: of(integerCell(1, setupLimits.releaseMinutes)),
      },
      position,
      isRemoved,
    },
  },
  devices: {
    title: titles.devices,
    key: 'code',
    columns: {
      code,
      name,
      room: { header: headers.room, cell: of(codeCell), refersTo: 'rooms', isRequired: true },
      type: { header: headers.kind, cell: of(textCell()) },
      isRemoved,
    },
  },
};
