import type { Arrow } from './imports';
import { composition, type Floor, floors, nouns, privateParts, testSupport } from './plan';
import { isTest, type Place, type Tree } from './tree';

type Spot = { floor: Floor; height: number; noun?: string; part?: string };

const heights = new Map<string, number>(
  floors.flatMap((names, height) => names.map((name) => [name, height] as const)),
);

/** Where a file stands in the service, or `lib`; undefined for other rooms and for helpers of tests. */
export function spotOf(file: string): Spot | undefined {
  const [room = '', folder = '', ...rest] = file.split('/');
  if (room === 'lib') return spot('lib');
  if (room !== 'service' || testSupport.includes(folder)) return undefined;
  if (rest.length === 0) return composition.includes(folder) ? spot('composition') : undefined;
  if (heights.has(folder) && folder !== 'nouns') return spot(folder as Floor);
  return { ...spot('nouns'), noun: folder, part: (rest[0] ?? '').replace(/\.tsx?$/, '') };
}

const spot = (floor: Floor): Spot => ({ floor, height: heights.get(floor) ?? 0 });

/** The noun of a file directly under `service/`, for circles between nouns. */
export const nounOf = (file: string): string | undefined => spotOf(file)?.noun;

/** Imports that run up between the floors of the service, or into it from `lib`. */
export function arrowsUp(arrows: readonly Arrow[]): Place[] {
  return arrows.flatMap(({ from, to, line }) => {
    const [below, above] = [spotOf(from), spotOf(to)];
    if (!below || !above || below.height >= above.height) return [];
    return [{ file: from, line, text: `runs up from ${nameOf(below)} to ${nameOf(above)}: ${to}` }];
  });
}

/** Imports between nouns against their order, or into a part that only the noun itself may use. */
export function arrowsBetweenNouns(arrows: readonly Arrow[]): Place[] {
  return arrows.flatMap(({ from, to, line }) => {
    const [user, used] = [spotOf(from), spotOf(to)];
    if (!user?.noun || !used?.noun || user.noun === used.noun) return [];
    if (privateParts.includes(used.part ?? ''))
      return [{ file: from, line, text: `uses ${used.part} of another noun: ${to}` }];
    const order = [nouns.indexOf(user.noun), nouns.indexOf(used.noun)] as const;
    if (order.includes(-1) || order[1] < order[0]) return [];
    return [{ file: from, line, text: `${user.noun} comes before ${used.noun}: ${to}` }];
  });
}

/** Sources in the service that the plan has no place for: a file beside the composition, a folder that is no noun. */
export function withoutPlace(tree: Tree): Place[] {
  const lost = new Map<string, Place>();
  for (const file of tree.keys()) {
    const [room, folder = '', ...rest] = file.split('/');
    if (room !== 'service' || isTest(file) || testSupport.includes(folder)) continue;
    const where = spotOf(file);
    const isPlaced = where && (!where.noun || nouns.includes(where.noun));
    if (isPlaced || lost.has(folder)) continue;
    const text =
      rest.length === 0 ? 'is none of the composition' : `is in ${folder}, which is no noun and no floor`;
    lost.set(folder, { file, line: 1, text });
  }
  return [...lost.values()];
}

const nameOf = ({ floor, noun }: Spot) => noun ?? floor;
