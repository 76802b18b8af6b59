import type { Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';

/** Words that a meeting of the caller's company must not have: the company's own list, else that of the product. */
export const sensitiveWordsOf = (
  { config }: Pick<Deps, 'config'>,
  caller: Pick<Caller, 'sensitiveWords'>,
): readonly string[] => caller.sensitiveWords ?? config.sensitiveWords;
