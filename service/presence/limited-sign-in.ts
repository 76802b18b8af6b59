import { runCommand } from '../kernel/commands/run-command';
import type { Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { bucketOf } from '../kernel/rate-limit/buckets';
import { limitFailures } from '../kernel/rate-limit/limit-failures';
import { signInAtRoom } from './commands/sign-in-at-room';

/** Signs in by a room's code; guessing is throttled by person and by room. */
export async function limitedSignIn(
  { deps, caller }: { deps: Deps; caller: Caller },
  input: { id: string; code: string },
) {
  const buckets = [bucketOf('signCodesPerRoom', input.id), bucketOf('signCodesPerStaff', caller.staffId)];
  return limitFailures(deps, { buckets }, () => runCommand({ deps, caller }, signInAtRoom, input));
}
