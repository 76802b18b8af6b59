import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database';

/** Condition on an account: it has this mobile, or this name in any case (AUTH-17). */
export const byMobileOrName = (name: string) => (eb: ExpressionBuilder<Database, 'account'>) =>
  eb.or([eb('mobile', '=', name), eb(eb.fn<string>('lower', ['username']), '=', name.toLowerCase())]);
