import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../db/database';

/** Whoever is known by this mobile or this name, which capitals do not tell apart (AUTH-17). */
export const knownBy = (name: string) => (eb: ExpressionBuilder<Database, 'account'>) =>
  eb.or([eb('mobile', '=', name), eb(eb.fn<string>('lower', ['username']), '=', name.toLowerCase())]);
