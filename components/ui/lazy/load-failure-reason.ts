import { serverAnswers } from '@/lib/client/server-answers';
import { commonText } from '@/lib/text/zh-cn/common';
import { errorText } from '@/lib/text/zh-cn/errors';

/** The reason for a part that failed to load, in words: a newer build has replaced it (R28), or the server is unreachable (R31). */
export const loadFailureReason = async (): Promise<string> =>
  (await serverAnswers()) ? commonText.outdated : errorText.offline;
