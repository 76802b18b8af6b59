import { feedKeyHeader, type feedEndpoints } from '@/lib/contract/feed';
import { runCommand } from '../kernel/commands/run-command';
import type { Deps } from '../kernel/deps';
import { httpCodes, ServiceError } from '../kernel/errors/service-error';
import type { Handlers } from '../kernel/handlers';
import { endFeed } from './commands/end-feed';
import { makeFeed } from './commands/make-feed';
import { presentFeed } from './present';
import { getOwnFeeds } from './queries/own-feeds';
import { readFeed } from './read-feed';

/** Without a secret no key can be made. */
function secretOf({ config }: Deps): string {
  const [secret] = config.secrets;
  if (secret === undefined) throw new ServiceError(httpCodes.notBuilt);
  return secret;
}

export const feedRoutes = {
  'GET /api-meeting/api/user/feeds': async ({ deps, caller }) => {
    const secret = secretOf(deps);
    return (await getOwnFeeds(deps.db, caller)).map((row) => presentFeed(row, secret));
  },

  'PUT /api-meeting/api/user/feeds': async ({ deps, caller, body }) => {
    const secret = secretOf(deps);
    return presentFeed(await runCommand({ deps, caller }, makeFeed, body), secret);
  },

  'DELETE /api-meeting/api/user/feeds': ({ deps, caller, query }) =>
    runCommand({ deps, caller }, endFeed, query),

  'GET /api-meeting/api/feeds/{feedId}': ({ deps, params, query, request, client }) =>
    readFeed(deps, {
      ...params,
      ...{ key: request.headers.get(feedKeyHeader) ?? '', etag: query.etag, client },
    }),
} satisfies Handlers<typeof feedEndpoints>;
