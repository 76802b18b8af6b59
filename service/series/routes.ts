import type { FileReference } from '@/lib/contract/file';
import type { seriesEndpoints } from '@/lib/contract/series';
import type { FileChanges } from '../file/commands/change-files';
import { runCommand } from '../kernel/commands/run-command';
import type { Handlers } from '../kernel/handlers';
import { oneEach } from '../kernel/rate-limit/one-each';
import { hasOnlineMeetings } from '../company/has-online-meetings';
import { sensitiveWordsOf } from '../company/sensitive-words';
import { becomeSeries } from './commands/become-series';
import { bookSeries } from './commands/book-series';
import { cancelOccurrence } from './commands/cancel-occurrence';
import { cancelSeries } from './commands/cancel-series';
import { updateOccurrence } from './commands/update-occurrence';
import { updateSeries } from './commands/update-series';
import { readSeries } from './read-series';
import { checkSeries } from './queries/check-series';

/** A form asks again while it waits for an answer that it no longer needs. */
const inTurn = oneEach({ waiting: 2 });

const keysOf = (added: readonly FileReference[], removedKeys: readonly string[]): FileChanges => ({
  addedKeys: added.map(({ fileKey }) => fileKey),
  removedKeys,
});

export const seriesRoutes = {
  'POST /api-meeting/api/user/v2/repeat-meetings/actions/schedule': ({ deps, caller, body, once }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, bookSeries, {
        request: { ...body, online: body.online && hasOnlineMeetings(deps) },
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),

  'POST /api-meeting/api/user/v2/repeat-meetings/actions/check': ({ deps, caller, body: request }) =>
    inTurn(caller.staffId, () =>
      checkSeries(deps.db, caller, {
        request,
        now: deps.clock.now(),
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/to-series': ({
    deps,
    caller,
    params,
    body: { recurrence, occurrences, addedFiles, removedFileKeys, ...changes },
    once,
  }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, becomeSeries, {
        ...{ ...params, changes, wish: { recurrence, occurrences } },
        files: keysOf(addedFiles, removedFileKeys),
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),

  'PUT /api-meeting/api/user/v2/meetings/{id}/actions/update-single': ({
    deps,
    caller,
    params,
    body: changes,
    once,
  }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, updateOccurrence, {
        ...{ ...params, changes },
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),

  'PUT /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/update-repeat': ({
    deps,
    caller,
    params,
    body: { editType, startTimeGe, keepChanged, addedFiles, removedFileKeys, ...changes },
    once,
  }) =>
    once((requestKey) =>
      runCommand({ deps, caller, requestKey }, updateSeries, {
        ...{ ...params, editType, startTimeGe, keepChanged },
        changes: changes.online ? { ...changes, online: hasOnlineMeetings(deps) } : changes,
        files: keysOf(addedFiles, removedFileKeys),
        sensitiveWords: sensitiveWordsOf(deps, caller),
      }),
    ),

  'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-single': ({
    deps,
    caller,
    params,
    body,
  }) => runCommand({ deps, caller }, cancelOccurrence, { ...params, ...body }),

  'POST /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}/actions/cancel-repeat': ({
    deps,
    caller,
    params,
    body,
  }) => runCommand({ deps, caller }, cancelSeries, { ...params, ...body }),

  'GET /api-meeting/api/user/v2/repeat-meetings/{repeatMeetingNo}': ({ deps, caller, params }) =>
    readSeries(deps, caller, params.repeatMeetingNo),
} satisfies Handlers<typeof seriesEndpoints>;
