import type { Clock } from '@/lib/time/clock';
import { asServiceError } from './as-service-error';
import type { StoreAddress } from '../../db/connect';
import { httpCodes } from './service-error';
import type { Logger } from '../logger';

const repeatAfterMs = 60_000;

type Options = { address: StoreAddress; logger: Pick<Logger, 'warn' | 'debug'>; clock: Clock };

/**
 * Tells why the database could not be brought up to date: a new trouble at once, one that lasts once a minute. An outage is
 * a code and a plain sentence, anything else a fault that needs its stack.
 */
export function storeTroubleLog({ address, logger, clock }: Options): (error: unknown) => void {
  const database = storeName(address);
  let logged = { reason: '', at: 0 };
  return (error) => {
    const code = outageCode(error);
    const message = code ? 'the database cannot be reached; trying again' : 'the database is not ready yet';
    const reason = code ?? String(error);
    if (reason !== logged.reason || clock.now() - logged.at >= repeatAfterMs) {
      logged = { reason, at: clock.now() };
      logger.warn(code ? { database, code } : { database, err: error }, message);
    }
    logger.debug({ err: error }, message);
  };
}

/** Names that lead nowhere, and doors that stay shut: nothing that a stack of ours would explain. */
const closedPattern = /^(?:ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|28\w{3}|3D000)$/;

/** The code of a database that cannot be reached or refuses every connection; undefined for any other failure. */
export function outageCode(error: unknown): string | undefined {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  const isOutage = closedPattern.test(code) || asServiceError(cause).code === httpCodes.unavailable;
  return isOutage ? code || 'no answer' : undefined;
}

/** Where a database is, without who logs in there and how. */
function storeName(address: StoreAddress): string {
  if ('embedded' in address) return `${address.embedded.host}:${address.embedded.port}`;
  if (!URL.canParse(address.connectionString)) return 'an address that is no URL';
  const { host, pathname } = new URL(address.connectionString);
  return `${host}${pathname}`;
}
