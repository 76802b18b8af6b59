import { runCommand } from '../kernel/commands/run-command';
import type { Caller } from '../kernel/caller';
import type { Deps } from '../kernel/deps';
import { bucketOf } from '../kernel/rate-limit/buckets';
import { consumeTokens } from '../kernel/rate-limit/consume-tokens';
import { signInAtRoom } from './commands/sign-in-at-room';

/** Signs in by a room's code; guessing is throttled by person and by room. */
export async function limitedSignIn(
  { deps, caller }: { deps: Deps; caller: Caller },
  input: { id: string; code: string },
) {
  await consumeTokens(deps, [
    bucketOf('signCodesPerRoom', input.id),
    bucketOf('signCodesPerStaff', caller.staffId),
  ]);
  return runCommand({ deps, caller }, signInAtRoom, input);
}
