import { errorCodes } from '@/lib/domain/error-codes';
import { accountMessages } from '@/lib/text/zh-cn/account';
import { contactErrorText } from '@/lib/text/zh-cn/contact-errors';
import { errorText } from '@/lib/text/zh-cn/errors';
import { feedErrorText } from '@/lib/text/zh-cn/feed-errors';
import { fileErrorText } from '@/lib/text/zh-cn/file-errors';
import { noteErrorText } from '@/lib/text/zh-cn/note-errors';
import { orderCodeText } from '@/lib/text/zh-cn/order-codes';
import { seriesErrorText } from '@/lib/text/zh-cn/series-errors';
import { serviceText } from '@/lib/text/zh-cn/service';
import type { FailureCode } from './failure-codes';

type Failure = { status: number; message: string };

const badRequest = (message: string): Failure => ({ status: 400, message });
const forbidden = (message: string): Failure => ({ status: 403, message });
const conflict = (message: string): Failure => ({ status: 409, message });

/**
 * The HTTP status and the readable sentence of each code. Screens have words of their own per operation (lib/text); these are
 * for readers of the raw answer: other clients, logs, the console. A wrong password is 400 and not 401, which means that the
 * session is over.
 */
export const failureTable: Readonly<Record<FailureCode, Failure>> = {
  400000: badRequest(serviceText.invalid),
  401000: { status: 401, message: errorText.signedOut },
  403000: forbidden(errorText.refused),
  404000: { status: 404, message: errorText.notFound },
  405000: { status: 405, message: errorText.methodNotAllowed },
  409000: conflict(serviceText.changedMeanwhile),
  410000: { status: 410, message: serviceText.gone },
  413000: { status: 413, message: errorText.tooLarge },
  415000: { status: 415, message: errorText.unsupportedContent },
  422000: { status: 422, message: serviceText.keyReused },
  424000: { status: 424, message: errorText.operationFailed },
  429000: { status: 429, message: errorText.tooFrequent },
  500000: { status: 500, message: errorText.server },
  501000: { status: 501, message: serviceText.notBuilt },
  503000: { status: 503, message: serviceText.busy },

  [errorCodes.tooFrequent]: { status: 429, message: errorText.tooFrequent },
  [errorCodes.smsCodeWrong]: badRequest(errorText.codeWrong),
  [errorCodes.smsCodeTooManyTries]: { status: 429, message: errorText.codeTooManyTries },
  [errorCodes.captchaRequired]: badRequest(accountMessages.graphicCaptchaRequired),
  [errorCodes.captchaWrong]: badRequest(errorText.captchaWrong),
  [errorCodes.credentialsWrong]: badRequest(errorText.credentialsWrong),
  [errorCodes.passwordRefused]: badRequest(errorText.credentialsWrong),
  [errorCodes.accountNotRegistered]: badRequest(errorText.notRegistered),
  [errorCodes.mobileNotRegistered]: badRequest(errorText.notRegistered),
  [errorCodes.smsCodeWrongForPassword]: badRequest(errorText.codeWrong),
  [errorCodes.passwordSameAsLast]: badRequest(errorText.passwordSameAsLast),
  [errorCodes.passwordUsedBefore]: badRequest(errorText.passwordSameAsLast),

  [errorCodes.meetingTooLong]: badRequest(orderCodeText.meetingTooLong),
  [errorCodes.approvalTooLate]: badRequest(orderCodeText.approvalTooLate),
  [errorCodes.backToBack]: conflict(orderCodeText.backToBack),
  [errorCodes.approverMissing]: conflict(orderCodeText.approverMissing),
  [errorCodes.roomConflict]: conflict(orderCodeText.roomConflict),
  [errorCodes.outsideOpenHours]: badRequest(orderCodeText.outsideOpenHours),
  [errorCodes.roomUnavailable]: conflict(orderCodeText.roomUnavailable),
  [errorCodes.placeMissing]: badRequest(orderCodeText.placeMissing),
  [errorCodes.timeInPast]: badRequest(orderCodeText.timeInPast),
  [errorCodes.stateForbids]: conflict(orderCodeText.stateForbids),
  [errorCodes.notPermitted]: forbidden(orderCodeText.notPermitted),
  [errorCodes.timeInvalid]: badRequest(orderCodeText.timeInvalid),
  [errorCodes.sensitiveContent]: badRequest(orderCodeText.sensitiveContent),

  [errorCodes.updateNeedsApproval]: conflict(errorText.updateNeedsApproval),
  [errorCodes.roomNeedsApproval]: conflict(errorText.updateNeedsApproval),
  [errorCodes.meetingEnded]: conflict(errorText.meetingEnded),
  [errorCodes.handledElsewhere]: conflict(errorText.handledElsewhere),

  [errorCodes.signTooEarly]: conflict(errorText.signTooEarly),
  [errorCodes.signedAlready]: conflict(errorText.signedAlready),
  [errorCodes.signCodeWrong]: badRequest(errorText.signCodeWrong),
  [errorCodes.noMeetingToSign]: conflict(errorText.noMeetingToSign),
  [errorCodes.pairingCodeWrong]: badRequest(errorText.pairingCodeWrong),

  [errorCodes.contactIsSelf]: badRequest(contactErrorText.contactIsSelf),
  [errorCodes.tooManyContacts]: conflict(contactErrorText.tooManyContacts),
  [errorCodes.labelNameTaken]: conflict(contactErrorText.labelNameTaken),
  [errorCodes.tooManyLabels]: conflict(contactErrorText.tooManyLabels),

  [errorCodes.recurrenceNotOffered]: badRequest(seriesErrorText.notOffered),
  [errorCodes.seriesEmpty]: badRequest(seriesErrorText.empty),
  [errorCodes.seriesTooLong]: badRequest(seriesErrorText.tooLong),
  [errorCodes.seriesTooLarge]: badRequest(seriesErrorText.tooLarge),
  [errorCodes.seriesOverlaps]: badRequest(seriesErrorText.overlaps),
  [errorCodes.fileTypeRefused]: badRequest(fileErrorText.fileTypeRefused),
  [errorCodes.fileEmpty]: badRequest(fileErrorText.fileEmpty),
  [errorCodes.tooManyFiles]: conflict(fileErrorText.tooManyFiles),
  [errorCodes.tooManyUploads]: conflict(fileErrorText.tooManyUploads),
  [errorCodes.uploadMissing]: conflict(fileErrorText.uploadMissing),
  [errorCodes.notesChanged]: conflict(noteErrorText.changed),
  [errorCodes.notesEmpty]: badRequest(noteErrorText.empty),
  [errorCodes.agendaTooLong]: badRequest(noteErrorText.agendaTooLong),
  [errorCodes.tooManyFeeds]: conflict(feedErrorText.tooManyFeeds),
};
