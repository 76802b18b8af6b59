import { headerValues } from '@/test/recording-service';
import { test as stagedTest } from '../../fixtures/stage/staged-test';
import { type Caller, companies, logInCallers } from './callers';
import { crawl, type CrawlRequest, type Exchange } from './exchange';
import { faultsWith } from './checks/faults';
import { readForeignMarks } from './checks/marks';
import { withOwnCaptcha } from './own-captcha';
import { type Things, thingsOf } from './requests/things';

export type Crawler = {
  callers: Awaited<ReturnType<typeof logInCallers>>;
  ours: Things;
  theirs: Things;
  ask(caller: Caller, requests: readonly CrawlRequest[]): Promise<Exchange[]>;
  /** Asks and answers what was wrong with the answers. */
  faultsOf(caller: Caller, requests: readonly CrawlRequest[]): Promise<string[]>;
};

/** People who have just logged in, and everything that they must not be told. */
export const test = stagedTest.extend<{ crawler: Crawler }>({
  crawler: async ({ stage }, provide) => {
    const { app, service, database } = stage;
    const callers = await logInCallers(stage);
    const authorizations = service.recorded.flatMap((call) => headerValues(call, 'authorization'));
    const tokens = [...new Set(authorizations)].map((value) => value.replace(/^Bearer /i, ''));
    const foreignTo = await readForeignMarks(database);
    const [ours, theirs] = await Promise.all(
      [companies.ours, companies.theirs].map(async (name) => {
        const [row] = await database.query<{ id: string }>('SELECT id FROM company WHERE name = $1', [name]);
        return thingsOf(database, row?.id ?? '');
      }),
    );
    const ask: Crawler['ask'] = (caller, requests) =>
      crawl({ origin: app.origin, caller, requests: requests.map(withOwnCaptcha(caller)) });
    await provide({
      callers,
      ours: ours as Things,
      theirs: theirs as Things,
      ask,
      async faultsOf(caller, requests) {
        const faultsIn = faultsWith({ foreign: await foreignTo(caller), tokens });
        return (await ask(caller, requests)).flatMap(faultsIn);
      },
    });
  },
});
