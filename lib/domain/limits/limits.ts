/**
 * Every constant of the product, once (LIM-01). "Decided" marks values that the specification leaves open.
 *
 * @example
 * limits.maxMeetingMinutes //=> 90
 */
export const limits = {
  // Booking
  maxMeetingMinutes: 90,
  minBookingMinutes: 15,
  slotMinutes: 15,
  defaultBookingMinutes: 30,
  approvalLeadMinutes: 10,
  /** A text field shows its limit when so few characters are left. */
  countedFromLeft: 20,
  /** Minutes of the day within which a time is proposed (BEY-05), decided. */
  workingMinutes: [9 * 60, 18 * 60],
  /** Times of one proposal, and of those the ones on screen (BEY-05), decided. */
  proposedTimes: 10,
  shownTimes: 3,
  /** Repairs that a refusal brings, decided. */
  shownRepairs: 4,
  /** Rooms that the card of a picked time offers, decided. */
  shownRooms: 3,
  /** Times at which a room's card offers to begin before one asks for all, decided. */
  shownStarts: 7,
  /** From this hour on an unplanned booking starts the next day … */
  defaultNextDayFromHour: 19,
  /** … at this hour. */
  defaultStartHour: 9,

  // Meetings
  signInOpensMinutes: 10,
  earlyEndMinutes: 5,
  reminderMinutes: [0, 5, 10, 15, 20, 30],
  recentMeetingsDays: 90,
  /** Reasons of requests, refusals and absences, decided. */
  reasonMaxLength: 200,
  /** Decided. */
  maxMembers: 500,
  /** The place of a meeting without rooms, decided. */
  placeMaxLength: 100,
  /** MEET-15, decided. */
  archiveAfterDays: 30,
  maxFiles: 10,
  /** MEET-05: the second limit of 10 is megabytes, decided. */
  maxFileMegabytes: 10,
  /** S54: the limit of file systems. */
  fileNameMaxBytes: 255,

  // Calendar
  calendarCells: 42,
  daysPerWeek: 7,
  /** The days of the week's view on phones, decided. */
  weekDaysOnPhones: 3,
  /** The first hour in sight of days that have no now, decided. */
  firstHourInSight: 8,
  /** The shortest block of the week's view, decided: a line of words, and a target of 24 px (WCAG 2.5.8). */
  weekLeastDrawnMinutes: 30,
  /** A pointer rests so long on a meeting before it is read ahead, and before its peek opens. Decided. */
  peekAheadMs: 80,
  peekRestMs: 450,
  /** The time for the way from a meeting over to its peek, decided. */
  peekLeaveMs: 250,
  peekWidthPx: 320,
  /** The people that a peek names, decided. */
  peekPeople: 5,
  calendarBaseHeightPx: 574,
  calendarMinWidthPx: 900,
  /** The names beside the next meeting of the day, decided: those that fit on a line. */
  namedAttendees: 4,
  /** The meetings that a conflict names, decided. */
  namedConflicts: 3,
  /** Free time between two meetings is offered from this length on, decided. */
  offeredGapMinutes: 30,
  /** How long a browser remembers the mode of the schedule (SCH-05), decided. */
  rememberedModeDays: 365,
  /** The length of a visit in embedded mode that is not ended (NAV-06), decided: a working day. */
  embeddedVisitHours: 12,
  /** Longest span whose meetings or bookings are read in one call, decided: more than two month grids. */
  maxWindowDays: 92,

  // Account
  mobileDigits: 11,
  smsCodeMaxLength: 6,
  passwordMinLength: 8,
  passwordMaxLength: 16,
  passwordKindsRequired: 2,
  passwordInputMaxLength: 64,
  accountMaxLength: 64,
  smsCountdownSeconds: 60,
  captchaCodeTypeLogin: 5,
  captchaCodeTypePassword: 3,
  captchaTimeoutMs: 3_000,
  captchaRetries: 3,
  sessionIdCacheMs: 24 * 60 * 60 * 1_000,
  sessionExpiryMs: 1_209_600_000,
  /** The age at which the time of a session's last use is written anew, decided. */
  lastSeenMs: 60_000,
  /** Opened session cookies in the cache of a process, decided: some 2 kB each. */
  openedSeals: 2_000,
  /** Used hand-over tokens that a process remembers, for services that cannot trade them. Decided (S15). */
  spentTokens: 10_000,
  /** The life of a cached answer of the service about a token, decided (ADR 14). */
  revocationMs: 1_000,

  // Contacts, approvals, help
  contactsDefaultType: 2,
  companyDeletedTypeDefault: 1,
  remarkMaxLength: 16,
  badgeMax: 99,
  /** The shortest time between two reminders of an approval or of an unanswered invitation, decided. */
  remindEveryMinutes: 30,
  /** Meeting services of one booking, decided. */
  maxMeetingServices: 10,
  feedbackMaxLength: 120,
  feedbackRows: 4,
  feedbackLockSeconds: 30,

  // Calls (S37)
  /** The greatest depth of a JSON body, decided: several times the deepest of the contract. */
  jsonDepth: 32,
  /** The longest text that is searched for, decided: longer than names, and each row is compared with all of it. */
  searchTextMaxLength: 64,

  // Pages
  approvalPageSize: 20,
  /** Entries of a page of a meeting's change log (MEET-12), decided. */
  changeLogPageSize: 50,
  /** The total of a list that only grows is counted up to here, decided. */
  mostCounted: 10_000,
  roomListPageSize: 30,
  /** R34: rows of rooms in a page's HTML: those on a screen of 1440 × 900, and one more. Decided. */
  roomRowsInFirstPaint: 15,
  roomPageSize: 100,
  /** ROOM-07: the sizes of rooms in the filter, in seats. Decided. */
  capacitySteps: [4, 8, 12, 20],
  /** ROOM-07: the parts of a day in the filter, in minutes. Decided. */
  dayParts: { morning: [9 * 60, 12 * 60], afternoon: [13 * 60, 18 * 60], evening: [18 * 60, 22 * 60] },

  // Widths
  setPasswordModalPx: 368,
  /** Decided: a device, its time and its button fit on one line. */
  accountDialogPx: 480,
  /** Decided: the longest line of the keys fits. */
  keysDialogPx: 480,
  smallModalPx: 300,
  contactCardPx: 400,
  addAttendeesEmbeddedPx: 640,
  addAttendeesPx: 800,
  /** Decided: a page of A4 at its width, and the reader's bars. */
  filePreviewPx: 960,
  /** CON-03: the organization tree is the window's height less this. */
  orgTreeOffsetPx: 235,

  // Timings
  toastMs: 3_000,
  maxToasts: 1,
  /** The time in which a new booking can be undone with one key or click, decided. */
  undoMs: 10_000,
  shortDebounceMs: 300,
  longDebounceMs: 500,
  loginRedirectMs: 2_000,
  companySwitchMs: 1_000,
  inviteReloadMs: 1_500,
  refetchMs: 1_000,
  refetchAfterRepeatCancelMs: 2_500,
  blinkToggles: 4,
  blinkMs: 400,
  clockTickMs: 10_000,
  unauthorizedDelayMs: 200,
  /** The deadline of the desktop app's answers, decided (SESS-08). */
  desktopAnswerMs: 5_000,
  /** The life of a stored return target after a session ended, decided (S18). */
  storedTargetMs: 30 * 60 * 1_000,
  thirdPartyRetryMs: 3_000,
  thirdPartyRetries: 30,

  // Picking on the grid, decided
  /** A mouse only begins to drag after a few pixels, or no click would ever stay one; a resting finger trembles more. */
  dragThresholdPx: 4,
  fingerSlopPx: 10,
  longPressMs: 350,
  longPressBuzzMs: 10,
  /** This close to its edge a drag scrolls the grid, faster the closer; at most so far in one frame. */
  autoScrollEdgePx: 56,
  autoScrollStepPx: 14,
  /** From a standstill over this time, so that a drag which ends near the edge at once ends where it was aimed. */
  autoScrollRampMs: 500,

  // Analytics
  analyticsVersion: 'V2.1',
  endpointType: 'WEB_APP',
} as const;

/** The numbers that booking rules use; a company's service may have others. */
export type BookingLimits = Readonly<
  Record<'maxMeetingMinutes' | 'minBookingMinutes' | 'slotMinutes' | 'approvalLeadMinutes', number>
>;

/**
 * Total deadlines of calls, in milliseconds (R19).
 *
 * @example
 * AbortSignal.timeout(deadlines.readMs)
 */
export const deadlines = {
  connectMs: 2_000,
  readMs: 8_000,
  writeMs: 10_000,
  /** All reads of a page before it renders, and all reads of the frame around it (R19). */
  pageMs: 8_000,
  frameMs: 2_000,
  /** A browser's call: the server's longest deadline, and the way there and back. */
  browserMs: 12_000,
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
  poolWaitMs: 2_000,
  /** Streams, uploads and downloads have no total, only a longest silence. */
  streamIdleMs: 15_000,
  /** A service without an answer by then counts as not ready (R29). */
  probeMs: 2_000,
  /** Within {@link deadlines.writeMs}, so that the request for a code gets its answer. */
  smsGatewayMs: 6_000,
  /** All calls about a code of the social chat app, within {@link deadlines.readMs}, so that the way back gets its answer. */
  wechatMs: 6_000,
  /** A log-out waits no longer than this for the service (S08). */
  logOutMs: 2_000,
} as const;

/**
 * How a process stops, in milliseconds (R27).
 *
 * @example
 * stopping.totalMs //=> 9500
 */
export const stopping = {
  /** Calls are still answered, and probes with "not ready", before connections are refused. */
  noticeMs: 500,
  /** How long running requests may go on after that. */
  runningMs: 8_000,
  /** The process ends by then, also when its database still holds a connection. */
  totalMs: 9_500,
} as const;

/**
 * How the clock does what is due (R39). Decided.
 *
 * @example
 * jobRuns.everyMs //=> 10000
 */
export const jobRuns = {
  everyMs: limits.clockTickMs,
  /** Items of one job that are read at once. */
  itemsAtOnce: 100,
  /** A rest after an item of many rows is so many times as long as the item has taken. */
  bulkRest: 2,
  /** A duty that fails for so long is told on the readiness probe. Decided. */
  failingForMs: 24 * 60 * 60_000,
} as const;

/**
 * Backups and hourly snapshots of the embedded store (R17). Decided.
 *
 * @example
 * backups.keptSnapshots //=> 24
 */
export const backups = {
  /** The longest time of writes that a lost store costs. */
  snapshotEveryMs: 60 * 60 * 1_000,
  keptSnapshots: 24,
  /** The interval of the check whether a snapshot is due. */
  checkEveryMs: 60_000,
  /** Calls wait while the files are copied: with {@link deadlines.poolWaitMs} shorter than {@link deadlines.readMs}, or they would fail. */
  standstillMs: 4_000,
  /** How long a running product may take to begin its answer to `npm run backup`. */
  answerMs: 15_000,
  /** Rows that move to a server together. */
  rowsPerBatch: 1_000,
} as const;

/**
 * The part of this process that one namespace of the service may occupy, and its circuit breaker (R24). Decided.
 *
 * @example
 * upstreamLimits.callConnections //=> 128
 */
export const upstreamLimits = {
  /** Calls beyond this wait for a free connection, within their own deadline. */
  callConnections: 128,
  /** Uploads and downloads, which may last: apart from calls, and from events, so that open tabs leave them room. */
  fileConnections: 256,
  /** Each visible tab holds one event stream open; beyond so many a stream waits and is refused. */
  eventConnections: 4_096,
  /** The longest wait before a read with a broken connection is retried; the exact time is random. */
  retryDelayMs: 300,
  /** The breaker opens when more than this share of the calls in its window stayed without an answer … */
  breakerThreshold: 0.5,
  breakerWindowMs: 10_000,
  /** … and there were at least so many calls. */
  breakerMinCalls: 20,
  /** An open breaker refuses for this long before it lets one call through as a trial. */
  breakerHalfOpenAfterMs: 2_000,
  /** A service that asks for more does not keep a page shut for longer than this (R23). */
  retryAfterMaxSeconds: 600,
} as const;

/**
 * The rate of log lines about violated content policies, which any client can report (S50). Decided.
 *
 * @example
 * lineBudget(reportBudget)
 */
export const reportBudget = { lines: 30, perMs: 60_000 } as const;

/** The same for requests that the listener and the BFF refuse unread (S58). Decided. */
export const refusalBudget = { lines: 60, perMs: 60_000 } as const;

/**
 * The clean-up of rows that are not needed any more. Decided, but for the 24 hours of a repeated answer (BOOK-09).
 *
 * @example
 * cleaning.everyMs //=> 600000
 */
export const cleaning = {
  everyMs: 10 * 60 * 1_000,
  /** Rows of one batch, short enough for others that wait for its locks. */
  rowsAtOnce: 5_000,
  /** The wait between two batches: the first run after an upgrade may meet a million rows, and lasts a minute then. */
  pauseMs: 250,
  /** The life of the first answer under an idempotency key (BOOK-09). */
  answersMs: 24 * 60 * 60 * 1_000,
} as const;
