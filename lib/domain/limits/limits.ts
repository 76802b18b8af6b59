/**
 * Every constant of the product, once. §9 is the specification's table; "decided" marks what it left open.
 *
 * @example
 * limits.maxMeetingMinutes //=> 90
 */
export const limits = {
  // Booking (§5, §9)
  maxMeetingMinutes: 90,
  minBookingMinutes: 15,
  slotMinutes: 15,
  defaultBookingMinutes: 30,
  approvalLeadMinutes: 10,
  /** A text field says how much it holds when so few characters are left. */
  countedFromLeft: 20,
  /** From this hour on an unplanned booking starts the next day … */
  defaultNextDayFromHour: 19,
  /** … at this hour. */
  defaultStartHour: 9,

  // Meetings (§4, §9)
  signInOpensMinutes: 10,
  earlyEndMinutes: 5,
  reminderMinutes: [0, 5, 10, 15, 20, 30],
  recentMeetingsDays: 90,
  /** MEET-15, decided. */
  archiveAfterDays: 30,
  maxFiles: 10,
  /** MEET-05: the second limit of 10 is megabytes, decided. */
  maxFileMegabytes: 10,
  /** S54: what file systems take at most. */
  fileNameMaxBytes: 255,

  // Calendar (§2, §9)
  calendarCells: 42,
  daysPerWeek: 7,
  calendarBaseHeightPx: 574,
  calendarMinWidthPx: 900,
  /** How long a browser remembers the mode of the schedule (SCH-05), decided. */
  rememberedModeDays: 365,
  /** How long a visit in embedded mode lasts that nobody ends (NAV-06), decided: a working day. */
  embeddedVisitHours: 12,
  /** Longest span whose meetings or bookings are read in one call, decided: more than two month grids. */
  maxWindowDays: 92,

  // Account (§5, §9)
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
  /** How old the note may be that a session is in use, decided. */
  lastSeenMs: 60_000,
  /** Cookies that a process keeps opened, decided: some 2 kB each. */
  openedSeals: 2_000,
  /** Handed-over tokens that a process remembers as used, for services that cannot trade them. Decided (S15). */
  spentTokens: 10_000,
  /** How long an answer of the service about a token counts, decided (ADR 14). */
  revocationMs: 1_000,

  // Contacts, approvals, help (§5, §9)
  contactsDefaultType: 2,
  companyDeletedTypeDefault: 1,
  remarkMaxLength: 16,
  badgeMax: 99,
  feedbackMaxLength: 120,
  feedbackRows: 4,
  feedbackLockSeconds: 30,

  // Calls (S37)
  /** How deep a JSON body may be nested, decided: several times the deepest of the contract. */
  jsonDepth: 32,

  // Pages (§9)
  approvalPageSize: 20,
  roomListPageSize: 30,
  /** R34: rows of rooms in a page's HTML: those that a screen of 1440 × 900 shows, and one more. Decided. */
  roomRowsInFirstPaint: 15,
  roomPageSize: 100,
  /** ROOM-07: the sizes of rooms that one can ask for, in seats. Decided. */
  capacitySteps: [4, 8, 12, 20],

  // Widths (§9)
  setPasswordModalPx: 368,
  /** Decided: a device, its time and its button fit on one line. */
  accountDialogPx: 480,
  smallModalPx: 300,
  contactCardPx: 400,
  addAttendeesEmbeddedPx: 640,
  addAttendeesPx: 800,
  /** CON-03: the organization tree is the window's height less this. */
  orgTreeOffsetPx: 235,

  // Timings (§4, §9)
  toastMs: 3_000,
  maxToasts: 1,
  /** How long a booking that was just sent can be taken back with one key or click, decided. */
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
  /** How long the desktop app may take for an answer, decided (SESS-08). */
  desktopAnswerMs: 5_000,
  /** How long a page that somebody was thrown out of is worth going back to, decided (S18). */
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

  // Analytics (§9)
  analyticsVersion: 'V2.1',
  endpointType: 'WEB_APP',
} as const;

/** The numbers that booking rules use; a company's service may have others. */
export type BookingLimits = Readonly<
  Record<'maxMeetingMinutes' | 'minBookingMinutes' | 'slotMinutes' | 'approvalLeadMinutes', number>
>;

/**
 * Total deadlines of calls, in milliseconds (reliability, "Deadlines").
 *
 * @example
 * AbortSignal.timeout(deadlines.readMs)
 */
export const deadlines = {
  connectMs: 2_000,
  readMs: 8_000,
  writeMs: 10_000,
  /** All that a page reads before it is shown, and all that the frame around it reads (R19). */
  pageMs: 8_000,
  frameMs: 2_000,
  /** A browser's call: the longest that the server lets one take, and the way there and back. */
  browserMs: 12_000,
  statementMs: 5_000,
  lockMs: 2_000,
  idleInTransactionMs: 10_000,
  poolWaitMs: 2_000,
  /** Streams, uploads and downloads have no total, only a longest silence. */
  streamIdleMs: 15_000,
  /** Within it the service says that it is ready, or counts as not (R29). */
  probeMs: 2_000,
  /** Within {@link deadlines.writeMs}, so that who asked for a code hears what became of it. */
  smsGatewayMs: 6_000,
  /** All that a code is asked about, within {@link deadlines.readMs}: who comes back from the social chat app hears what became of it. */
  wechatMs: 6_000,
  /** Who logs out waits no longer than this for the service to hear of it (S08). */
  logOutMs: 2_000,
} as const;

/**
 * How a process stops, in milliseconds (R27).
 *
 * @example
 * stopping.totalMs //=> 9500
 */
export const stopping = {
  /** Still answers everybody, and balancers that it is not ready, before it refuses connections. */
  noticeMs: 500,
  /** How long running requests may go on after that. */
  runningMs: 8_000,
  /** Gone by then, also when its database does not let it go. */
  totalMs: 9_500,
} as const;

/**
 * Backups and hourly snapshots of the embedded store (R17). Decided.
 *
 * @example
 * backups.keptSnapshots //=> 24
 */
export const backups = {
  /** How much is lost at most when the store is: what was written since the last snapshot. */
  snapshotEveryMs: 60 * 60 * 1_000,
  keptSnapshots: 24,
  /** How often it is asked whether one is due. */
  checkEveryMs: 60_000,
  /** While the files are copied calls wait: with {@link deadlines.poolWaitMs} shorter than {@link deadlines.readMs}, or they would fail. */
  standstillMs: 4_000,
  /** How long a running product may take to begin its answer to `npm run backup`. */
  answerMs: 15_000,
  /** Rows that move to a server together. */
  rowsPerBatch: 1_000,
} as const;

/**
 * How much of this process one namespace of the service may occupy, and when it is left alone (R24). Decided.
 *
 * @example
 * upstreamLimits.callConnections //=> 128
 */
export const upstreamLimits = {
  /** Calls beyond this wait for a free connection, within their own deadline. */
  callConnections: 128,
  /** Uploads and downloads, which may last: apart from calls, and from events, so that open tabs leave them room. */
  fileConnections: 256,
  /** Each visible tab holds one event stream open; whoever comes after so many waits and is refused. */
  eventConnections: 4_096,
  /** How long a read whose connection broke waits before it is asked again, at most; the exact time is by chance. */
  retryDelayMs: 300,
  /** The breaker opens when more than this share of the calls in its window stayed without an answer … */
  breakerThreshold: 0.5,
  breakerWindowMs: 10_000,
  /** … and there were at least so many calls. */
  breakerMinCalls: 20,
  /** How long an open breaker refuses before it lets one call through to see. */
  breakerHalfOpenAfterMs: 2_000,
  /** A service that asks for more does not keep a page shut for longer than this (R23). */
  retryAfterMaxSeconds: 600,
} as const;

/**
 * How many deliveries of reports about broken policies may fill the log, which anybody can cause (S50). Decided.
 *
 * @example
 * lineBudget(reportBudget)
 */
export const reportBudget = { lines: 30, perMs: 60_000 } as const;

/** The same for requests that are refused before anybody looks into them, by the listener and by the BFF (S58). Decided. */
export const refusalBudget = { lines: 60, perMs: 60_000 } as const;

/**
 * What the service deletes by itself because nobody asks for it any more. Decided, but for how long an answer is repeated (§7).
 *
 * @example
 * cleaning.everyMs //=> 600000
 */
export const cleaning = {
  everyMs: 10 * 60 * 1_000,
  /** Rows that are deleted together: no longer than others may wait for a lock. */
  rowsAtOnce: 5_000,
  /** Between two batches: the first run after an upgrade may meet a million rows, and lasts a minute then. */
  pauseMs: 250,
  /** How long the first answer under a key is repeated (BOOK-09), and so kept. */
  answersMs: 24 * 60 * 60 * 1_000,
} as const;
