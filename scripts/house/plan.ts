/** The plan of the house, in one place: what the figures of `npm run house` are measured against. */

/** Folders that hold sources. `docs/` holds texts, everything else belongs to a tool. */
export const rooms = [
  'app',
  'bench',
  'bff',
  'components',
  'e2e',
  'lib',
  'scripts',
  'server',
  'service',
  'test',
] as const;

/** Rooms in which no two files may need each other, type imports included. */
export const roomsWithoutCircles = ['service', 'bff', 'lib', 'components', 'app'] as const;

/** More sources than this directly in one folder are a list in which nobody finds a noun. */
export const mostSourcesInFolder = 12;

/** Tables: flat on purpose, because every file in them is one entry of the same kind. */
export const flatTables = ['lib/text/zh-cn', 'service/db/migrations', 'lib/contract', 'lib/query'];

/** A source with fewer lines is small. */
export const smallFile = 25;

/** The floors of the service from the ground up. A folder may use those on its own floor and below. */
export const floors = [
  ['lib'],
  ['db'],
  ['kernel'],
  ['gateways', 'live'],
  ['nouns'],
  ['jobs', 'operations'],
  ['http'],
  ['composition'],
] as const;

export type Floor = (typeof floors)[number][number];

/** The files directly in `service/` that compose it, and so know everything. */
export const composition = ['app.ts', 'routes.ts', 'server.ts', 'start-service.ts'];

/** Helpers of tests, which the boundary check keeps out of what is shipped. */
export const testSupport = ['testing'];

/** A noun imports only nouns before it. */
export const nouns = [
  'company',
  'account',
  'captcha',
  'login',
  'staff',
  'contact',
  'label',
  'person-config',
  'room',
  'meeting',
  'notice',
  'file',
  'schedule',
  'approval',
  'online-meeting',
  'booking',
  'series',
  'attendance',
  'presence',
  'device',
  'door',
  'note',
  'share',
  'feed',
  'report',
];

/** The parts of a noun that no other noun may import. */
export const privateParts = ['routes', 'present'];

/** Parts of identifiers from the old private language: one word, or several that follow each other. */
export const privateNames = [
  ['kept', 'answer'],
  ['kept', 'answers'],
  ['edition'],
  ['editions'],
  ['gathered'],
  ['bells'],
  ['renew'],
];

/** Functions of the old private language, flagged where they are called. */
export const privateCalls = ['pause'];

/** Names that tell nothing as a variable, a parameter or a function. */
export const privateLocals = ['known', 'asked', 'found', 'kept', 'told', 'given', 'shown'];

/** How comments are not written: by their first word, by a pronoun for people, by a paragraph of an absent document. */
export const commentFaults = [
  { name: 'comment begins with', pattern: /^(Who|Whoever|What|Whose|Nobody|Of|By)\b/ },
  { name: 'pronoun', pattern: /\b(he|his|him)\b/i },
  { name: 'cited paragraph', pattern: /\u00a7\s?\d/ },
];
