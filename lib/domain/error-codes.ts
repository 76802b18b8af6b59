/**
 * The error catalogue by name (AUTH-16, BOOK-04, ERR-01); nothing else writes these numbers.
 *
 * @example
 * errorCodes.roomConflict //=> 400403002
 */
export const errorCodes = {
  // Codes, captchas and accounts
  tooFrequent: 4031000,
  smsCodeWrong: 4002002,
  smsCodeTooManyTries: 4002003,
  captchaRequired: 4001003,
  captchaWrong: 4001004,
  credentialsWrong: 4001000,
  /** At log-in: wrong credentials; at a password change: the same password as the last one. */
  passwordRefused: 4001007,
  accountNotRegistered: 4001005,
  mobileNotRegistered: 4003000,
  smsCodeWrongForPassword: 4003043,
  passwordSameAsLast: 400401004,
  passwordUsedBefore: 4003015,

  // Booking
  meetingTooLong: 400405001,
  approvalTooLate: 400405022,
  backToBack: 400405002,
  approverMissing: 400405018,
  roomConflict: 400403002,
  outsideOpenHours: 400403001,
  roomUnavailable: 400416023,
  timeInPast: 400403007,
  stateForbids: 400405020,
  notPermitted: 400416015,
  timeInvalid: 400416028,
  sensitiveContent: 400406011,
  /** Decided: neither a room nor a place nor an online meeting. */
  placeMissing: 400406012,

  // Update, close early, continue
  updateNeedsApproval: 400405017,
  roomNeedsApproval: 400405025,
  meetingEnded: 400403013,
  handledElsewhere: 400405023,

  // Contacts and labels, decided
  contactIsSelf: 400407001,
  tooManyContacts: 400407002,
  labelNameTaken: 400408001,
  tooManyLabels: 400408002,

  // Series, decided
  recurrenceNotOffered: 400413001,
  seriesEmpty: 400413002,
  seriesTooLong: 400413003,
  seriesTooLarge: 400413004,
  seriesOverlaps: 400413005,
  // Sign-in and the page beside a room's door, decided
  signTooEarly: 400411001,
  signedAlready: 400411002,
  signCodeWrong: 400411003,
  noMeetingToSign: 400411004,
  pairingCodeWrong: 400412001,
  // Files, decided
  fileTypeRefused: 400409001,
  fileEmpty: 400409002,
  tooManyFiles: 400409003,
  tooManyUploads: 400409004,
  /** The upload is somebody else's, or was deleted because nothing referred to it. */
  uploadMissing: 400409005,
  // Notes and agenda, decided
  notesChanged: 400410001,
  notesEmpty: 400410002,
  agendaTooLong: 400410003,
  // Calendar feeds, decided
  tooManyFeeds: 400414001,
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

const order = [
  errorCodes.meetingTooLong,
  errorCodes.approvalTooLate,
  errorCodes.backToBack,
  errorCodes.approverMissing,
  errorCodes.roomConflict,
  errorCodes.outsideOpenHours,
  errorCodes.roomUnavailable,
  errorCodes.timeInPast,
  errorCodes.stateForbids,
  errorCodes.notPermitted,
  errorCodes.timeInvalid,
  errorCodes.sensitiveContent,
  errorCodes.placeMissing,
] as const;

const series = [
  errorCodes.recurrenceNotOffered,
  errorCodes.seriesEmpty,
  errorCodes.seriesTooLong,
  errorCodes.seriesTooLarge,
  errorCodes.seriesOverlaps,
] as const;

const update = [
  errorCodes.meetingTooLong,
  errorCodes.roomConflict,
  errorCodes.updateNeedsApproval,
  errorCodes.roomNeedsApproval,
  errorCodes.placeMissing,
] as const;

const credentials = [
  errorCodes.captchaRequired,
  errorCodes.captchaWrong,
  errorCodes.credentialsWrong,
  errorCodes.passwordRefused,
] as const;

const signInCodes = [
  errorCodes.signTooEarly,
  errorCodes.signedAlready,
  errorCodes.meetingEnded,
  errorCodes.stateForbids,
] as const;

/**
 * The codes each operation can answer.
 *
 * @example
 * operationCodes.approval //=> [400405020]
 */
export const operationCodes = {
  smsSend: [errorCodes.tooFrequent],
  smsLogin: [errorCodes.smsCodeWrong, errorCodes.smsCodeTooManyTries],
  passwordLogin: credentials,
  register: [...credentials, errorCodes.mobileNotRegistered],
  passwordChange: [
    errorCodes.smsCodeWrong,
    errorCodes.smsCodeWrongForPassword,
    errorCodes.passwordSameAsLast,
    errorCodes.passwordUsedBefore,
    errorCodes.passwordRefused,
    errorCodes.accountNotRegistered,
    errorCodes.smsCodeTooManyTries,
    errorCodes.captchaRequired,
    errorCodes.captchaWrong,
  ],
  series: [...order, ...series, errorCodes.uploadMissing],
  seriesUpdate: [...order, ...series, errorCodes.tooManyFiles, errorCodes.uploadMissing],
  toSeries: [
    ...order,
    ...series,
    errorCodes.tooManyFiles,
    errorCodes.uploadMissing,
    errorCodes.updateNeedsApproval,
    errorCodes.roomNeedsApproval,
  ],
  order: [...order, errorCodes.uploadMissing],
  update,
  restore: update,
  closeEarly: [errorCodes.meetingEnded],
  continue: [errorCodes.handledElsewhere, errorCodes.meetingEnded],
  signIn: signInCodes,
  signInAtRoom: [...signInCodes, errorCodes.signCodeWrong, errorCodes.noMeetingToSign],
  doorPair: [errorCodes.pairingCodeWrong],
  doorBook: [...order, errorCodes.roomNeedsApproval],
  doorSign: [...signInCodes, errorCodes.signCodeWrong],
  doorEnd: [errorCodes.meetingEnded, errorCodes.stateForbids],
  approval: [errorCodes.stateForbids],
  revoke: [errorCodes.stateForbids],
  askAgain: order,
  remind: [errorCodes.tooFrequent, errorCodes.stateForbids, errorCodes.approverMissing],
  feedback: [errorCodes.tooFrequent],
  cancel: [errorCodes.stateForbids, errorCodes.meetingEnded],
  answer: [errorCodes.stateForbids, errorCodes.meetingEnded],
  members: [errorCodes.stateForbids, errorCodes.backToBack],
  contactAdd: [errorCodes.contactIsSelf, errorCodes.tooManyContacts],
  contactDelete: [],
  contactRemark: [],
  labelCreate: [errorCodes.labelNameTaken, errorCodes.tooManyLabels],
  labelRename: [errorCodes.labelNameTaken],
  labelDelete: [],
  labelPeople: [],
  personConfig: [],
  notices: [],
  noticeSettings: [],
  fileUpload: [errorCodes.fileTypeRefused, errorCodes.fileEmpty, errorCodes.tooManyUploads],
  fileLink: [errorCodes.tooManyFiles, errorCodes.uploadMissing, errorCodes.stateForbids],
  fileUnlink: [errorCodes.stateForbids],
  notes: [errorCodes.stateForbids, errorCodes.notesChanged, errorCodes.notesEmpty],
  agenda: [errorCodes.stateForbids, errorCodes.notesChanged, errorCodes.agendaTooLong],
  share: [errorCodes.stateForbids],
  feed: [errorCodes.tooManyFeeds],
} as const satisfies Record<string, readonly ErrorCode[]>;

export type Operation = keyof typeof operationCodes;

/** Operations before a company is entered. */
export type AccountOperation = Extract<
  Operation,
  'smsSend' | 'smsLogin' | 'passwordLogin' | 'register' | 'passwordChange'
>;
export type OperationCode<O extends Operation> = (typeof operationCodes)[O][number];

/** The codes that can refuse a series as a whole. */
export type SeriesCode = (typeof series)[number];

/** The codes that can refuse a booking. */
export type OrderCode = (typeof order)[number];
