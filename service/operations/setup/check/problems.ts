import { setupLimits } from '@/lib/domain/limits/operator/setup-limits';
import { type Place, setupText } from '@/lib/text/zh-cn/setup';
import { AdminError } from '../../admin/admin-error';

export type Problem = Place & { text: string };

/** Ends the import with everything that is wrong in its files, as far as people read. */
export function assertNoProblems(problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const { listedProblems } = setupLimits;
  const lines = problems
    .slice(0, listedProblems)
    .map(({ text, ...place }) => setupText.problem(setupText.place(place), text));
  const rest = problems.length - listedProblems;
  if (rest > 0) lines.push(setupText.moreProblems(rest));
  throw new AdminError([...lines, setupText.refused(problems.length)].join('\n'));
}
