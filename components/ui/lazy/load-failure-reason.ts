import { serverAnswers } from '@/lib/client/server-answers';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';

/** Why a part of the page did not come: a newer build has taken its place (R28), or nobody can be reached (R31). */
export const loadFailureReason = async (): Promise<string> =>
  (await serverAnswers()) ? commonText.outdated : errorText.offline;
