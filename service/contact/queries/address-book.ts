import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { z } from 'zod';
import { getAppConfiguration, getOrderSettings } from '../../company/queries';
import type { Database } from '../../db/database';
import type { Caller } from '../../kernel/caller';

const configurationSchema = z.object({
  modules: z.object({ organization: z.object({ enabled: z.boolean() }) }),
});

type Deps = { db: Kysely<Database>; logger: Logger };

/** Whether the caller's company shows its organization: the book is public and its module is enabled (CON-03, CON-09). */
export async function isOrganizationPublished(deps: Deps, caller: Caller): Promise<boolean> {
  const [{ publicAddressBook }, isEnabled] = await Promise.all([
    getOrderSettings(deps.db, caller),
    isOrganizationEnabled(deps, caller),
  ]);
  return publicAddressBook && isEnabled;
}

/** A configuration that is absent, not readable or does not load is logged and counts as enabled (CON-03). */
async function isOrganizationEnabled({ db, logger }: Deps, caller: Caller): Promise<boolean> {
  const enabled = (reason: Record<string, unknown>, level: 'warn' | 'debug' = 'warn') => {
    logger[level]({ companyId: caller.companyId, ...reason }, 'address book counts as enabled');
    return true;
  };
  try {
    const text = await getAppConfiguration(db, caller, 'address-book');
    if (text === undefined) return enabled({ reason: 'not configured' }, 'debug');
    const { success, data, error } = configurationSchema.safeParse(JSON.parse(text));
    return success ? data.modules.organization.enabled : enabled({ reason: z.prettifyError(error) });
  } catch (error) {
    return enabled({ err: error });
  }
}
