import type { AccountOperation, Operation } from '@/lib/domain/error-codes';
import { errorCodes as codes } from '@/lib/domain/error-codes';
import type { Catalogue, Outcome } from './outcome';
import { field, toast } from './outcome';
import { errorText } from './zh-cn/errors';
import { contactErrorText } from './zh-cn/contact-errors';
import { feedErrorText } from './zh-cn/feed-errors';
import { fileErrorText } from './zh-cn/file-errors';
import { noteErrorText } from './zh-cn/note-errors';
import { noticeErrorText } from './zh-cn/notice-errors';
import { orderCodeText } from './zh-cn/order-codes';
import { seriesErrorText } from './zh-cn/series-errors';

const needsApproval = toast(errorText.updateNeedsApproval);
const tooLong = field('endTime', orderCodeText.meetingTooLong);
const conflicts: Outcome = { kind: 'conflicts', message: orderCodeText.roomConflict };

const orderOutcomes = {
  [codes.meetingTooLong]: tooLong,
  [codes.approvalTooLate]: field('beginTime', orderCodeText.approvalTooLate),
  [codes.backToBack]: field('rooms', orderCodeText.backToBack),
  [codes.approverMissing]: field('rooms', orderCodeText.approverMissing),
  [codes.roomConflict]: conflicts,
  [codes.outsideOpenHours]: field('beginTime', orderCodeText.outsideOpenHours),
  [codes.roomUnavailable]: field('rooms', orderCodeText.roomUnavailable),
  [codes.timeInPast]: field('beginTime', orderCodeText.timeInPast),
  [codes.stateForbids]: toast(orderCodeText.stateForbids),
  [codes.notPermitted]: field('rooms', orderCodeText.notPermitted),
  [codes.timeInvalid]: field('beginTime', orderCodeText.timeInvalid),
  [codes.sensitiveContent]: field('subject', orderCodeText.sensitiveContent),
  [codes.placeMissing]: field('rooms', orderCodeText.placeMissing),
} as const;
const seriesOutcomes = {
  [codes.recurrenceNotOffered]: toast(seriesErrorText.notOffered),
  [codes.seriesEmpty]: toast(seriesErrorText.empty),
  [codes.seriesTooLong]: toast(seriesErrorText.tooLong),
  [codes.seriesTooLarge]: toast(seriesErrorText.tooLarge),
  [codes.seriesOverlaps]: toast(seriesErrorText.overlaps),
} as const;

const fileOutcomes = {
  [codes.tooManyFiles]: toast(fileErrorText.tooManyFiles),
  [codes.uploadMissing]: toast(fileErrorText.uploadMissing),
} as const;

/** A booking that is refused on a page without the fields of the booking form. */
const orderInToasts = {
  [codes.meetingTooLong]: toast(orderCodeText.meetingTooLong),
  [codes.approvalTooLate]: toast(orderCodeText.approvalTooLate),
  [codes.backToBack]: toast(orderCodeText.backToBack),
  [codes.approverMissing]: toast(orderCodeText.approverMissing),
  [codes.roomConflict]: toast(orderCodeText.roomConflict),
  [codes.outsideOpenHours]: toast(orderCodeText.outsideOpenHours),
  [codes.roomUnavailable]: toast(orderCodeText.roomUnavailable),
  [codes.timeInPast]: toast(orderCodeText.timeInPast),
  [codes.notPermitted]: toast(orderCodeText.notPermitted),
  [codes.timeInvalid]: toast(orderCodeText.timeInvalid),
  [codes.sensitiveContent]: toast(orderCodeText.sensitiveContent),
  [codes.placeMissing]: toast(orderCodeText.placeMissing),
};

const signIn = {
  [codes.signTooEarly]: toast(errorText.signTooEarly),
  [codes.signedAlready]: toast(errorText.signedAlready),
  [codes.meetingEnded]: toast(errorText.meetingEnded),
  [codes.stateForbids]: toast(orderCodeText.stateForbids),
};

/** Outcomes inside a company (ERR-01, BOOK-04); those of log-in are in the account catalogue, which only its forms load. */
export const errorCatalogue = {
  order: {
    ...orderOutcomes,
    [codes.uploadMissing]: toast(fileErrorText.uploadMissing),
    otherwise: toast(orderCodeText.otherwise),
  },
  series: {
    ...orderOutcomes,
    ...seriesOutcomes,
    [codes.uploadMissing]: toast(fileErrorText.uploadMissing),
    otherwise: toast(orderCodeText.otherwise),
  },
  seriesUpdate: {
    ...orderOutcomes,
    ...seriesOutcomes,
    ...fileOutcomes,
    otherwise: toast(errorText.updateFailed),
  },
  toSeries: {
    ...orderOutcomes,
    ...seriesOutcomes,
    ...fileOutcomes,
    [codes.updateNeedsApproval]: needsApproval,
    [codes.roomNeedsApproval]: needsApproval,
    otherwise: toast(errorText.updateFailed),
  },
  update: {
    [codes.meetingTooLong]: tooLong,
    [codes.roomConflict]: conflicts,
    [codes.updateNeedsApproval]: needsApproval,
    [codes.roomNeedsApproval]: needsApproval,
    [codes.placeMissing]: field('rooms', orderCodeText.placeMissing),
    otherwise: toast(errorText.updateFailed),
  },
  restore: {
    [codes.meetingTooLong]: toast(orderCodeText.meetingTooLong),
    [codes.roomConflict]: conflicts,
    [codes.updateNeedsApproval]: needsApproval,
    [codes.roomNeedsApproval]: needsApproval,
    [codes.placeMissing]: toast(orderCodeText.placeMissing),
    otherwise: toast(errorText.restoreFailed),
  },
  closeEarly: {
    [codes.meetingEnded]: { kind: 'details', message: errorText.meetingEnded },
    otherwise: toast(errorText.operationFailed),
  },
  continue: {
    [codes.handledElsewhere]: toast(errorText.handledElsewhere),
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    otherwise: toast(errorText.operationFailed),
  },
  signIn: { ...signIn, otherwise: toast(errorText.signFailed) },
  signInAtRoom: {
    ...signIn,
    [codes.signCodeWrong]: toast(errorText.signCodeWrong),
    [codes.noMeetingToSign]: toast(errorText.noMeetingToSign),
    otherwise: toast(errorText.signFailed),
  },
  doorPair: {
    [codes.pairingCodeWrong]: toast(errorText.pairingCodeWrong),
    otherwise: toast(errorText.pairFailed),
  },
  doorBook: {
    ...orderInToasts,
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.roomNeedsApproval]: needsApproval,
    otherwise: toast(orderCodeText.otherwise),
  },
  doorSign: {
    ...signIn,
    [codes.signCodeWrong]: toast(errorText.doorSignCodeWrong),
    otherwise: toast(errorText.signFailed),
  },
  doorEnd: {
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    otherwise: toast(errorText.operationFailed),
  },
  approval: {
    [codes.stateForbids]: toast(errorText.stateChanged),
    otherwise: toast(errorText.operationFailed),
  },
  revoke: {
    [codes.stateForbids]: toast(errorText.stateChanged),
    otherwise: toast(errorText.revokeFailed),
  },
  askAgain: {
    ...orderInToasts,
    [codes.roomConflict]: conflicts,
    [codes.stateForbids]: toast(errorText.stateChanged),
    otherwise: toast(errorText.askAgainFailed),
  },
  remind: {
    [codes.tooFrequent]: toast(errorText.remindTooFrequent),
    [codes.stateForbids]: toast(errorText.stateChanged),
    [codes.approverMissing]: toast(orderCodeText.approverMissing),
    otherwise: toast(errorText.remindFailed),
  },
  feedback: {
    [codes.tooFrequent]: { kind: 'countdown', message: errorText.feedbackTooFrequent },
    otherwise: toast(errorText.feedbackFailed),
  },
  cancel: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    otherwise: toast(errorText.operationFailed),
  },
  answer: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.meetingEnded]: toast(errorText.meetingEnded),
    otherwise: toast(errorText.operationFailed),
  },
  members: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.backToBack]: toast(orderCodeText.backToBack),
    otherwise: toast(errorText.operationFailed),
  },
  contactAdd: {
    [codes.contactIsSelf]: toast(contactErrorText.contactIsSelf),
    [codes.tooManyContacts]: toast(contactErrorText.tooManyContacts),
    otherwise: toast(contactErrorText.addFailed),
  },
  contactDelete: { otherwise: toast(contactErrorText.deleteFailed) },
  contactRemark: { otherwise: toast(contactErrorText.remarkFailed) },
  labelCreate: {
    [codes.labelNameTaken]: field('labelName', contactErrorText.labelNameTaken),
    [codes.tooManyLabels]: toast(contactErrorText.tooManyLabels),
    otherwise: toast(contactErrorText.labelCreateFailed),
  },
  labelRename: {
    [codes.labelNameTaken]: field('labelName', contactErrorText.labelNameTaken),
    otherwise: toast(contactErrorText.labelRenameFailed),
  },
  labelDelete: { otherwise: toast(contactErrorText.labelDeleteFailed) },
  labelPeople: { otherwise: toast(contactErrorText.labelPeopleFailed) },
  personConfig: { otherwise: toast(contactErrorText.configFailed) },
  notices: { otherwise: toast(noticeErrorText.readFailed) },
  noticeSettings: { otherwise: toast(noticeErrorText.settingsFailed) },
  fileUpload: {
    [codes.fileTypeRefused]: toast(fileErrorText.fileTypeRefused),
    [codes.fileEmpty]: toast(fileErrorText.fileEmpty),
    [codes.tooManyUploads]: toast(fileErrorText.tooManyUploads),
    otherwise: toast(fileErrorText.uploadFailed),
  },
  fileLink: {
    ...fileOutcomes,
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    otherwise: toast(fileErrorText.linkFailed),
  },
  fileUnlink: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    otherwise: toast(fileErrorText.unlinkFailed),
  },
  notes: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.notesChanged]: toast(noteErrorText.changed),
    [codes.notesEmpty]: toast(noteErrorText.empty),
    otherwise: toast(noteErrorText.notSaved),
  },
  agenda: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    [codes.notesChanged]: toast(noteErrorText.changed),
    [codes.agendaTooLong]: toast(noteErrorText.agendaTooLong),
    otherwise: toast(noteErrorText.agendaNotSaved),
  },
  share: {
    [codes.stateForbids]: toast(orderCodeText.stateForbids),
    otherwise: toast(noteErrorText.shareFailed),
  },
  feed: {
    [codes.tooManyFeeds]: toast(feedErrorText.tooManyFeeds),
    otherwise: toast(feedErrorText.failed),
  },
} as const satisfies Catalogue<Exclude<Operation, AccountOperation>>;
