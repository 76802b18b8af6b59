import { type Circle, circlesOf } from './circles';
import { arrowsBetweenNouns, arrowsUp, nounOf, withoutPlace } from './floors';
import { arrowsOf } from './imports';
import { mostSourcesInFolder, roomsWithoutCircles, smallFile } from './plan';
import { fullFolders, linesOf, quantile } from './sizes';
import { isTest, type Place, roomOf, type Tree } from './tree';
import { privateWords } from './words';

/** One figure of a tree; those with places count them and may be limited. */
export type Figure = { key: string; label: string; value: number; places?: Place[] };

/** Everything that is measured of a tree, in the order of the table. */
export function figuresOf(tree: Tree): Figure[] {
  const lines = linesOf(tree);
  const arrows = arrowsOf(tree);
  const within = (room: string) =>
    arrows.filter(({ from, to }) => roomOf(from) === room && roomOf(to) === room);
  const words = [...tree].map(([file, text]) => ({ file, places: privateWords(file, text) }));
  const wordsWhere = (test: boolean) =>
    words.filter(({ file }) => isTest(file) === test).flatMap(({ places }) => places);

  return [
    { key: 'files', label: 'source files', value: lines.length },
    { key: 'lines-median', label: 'lines per file, median', value: quantile(lines, 0.5) },
    { key: 'lines-p90', label: 'lines per file, p90', value: quantile(lines, 0.9) },
    { key: 'lines-max', label: 'lines per file, most', value: quantile(lines, 1) },
    {
      key: 'small-files',
      label: `files under ${smallFile} lines`,
      value: lines.filter((count) => count < smallFile).length,
    },
    counted('full-folders', `folders with more than ${mostSourcesInFolder} sources`, fullFolders(tree)),
    ...roomsWithoutCircles.map((room) =>
      counted(
        `circles-${room}`,
        `circles between files of ${room}, types included`,
        circlesOf(within(room)).map(circlePlace),
      ),
    ),
    counted(
      'circles-nouns',
      'circles between nouns of service, types included',
      circlesOf(arrows, nounOf).map(circlePlace),
    ),
    counted('arrows-up', 'imports that run up between floors', arrowsUp(arrows)),
    counted('arrows-nouns', 'imports between nouns against their order', arrowsBetweenNouns(arrows)),
    counted('without-place', 'folders and files of service without a place', withoutPlace(tree)),
    counted('words-sources', 'words of the old private language in sources', wordsWhere(false)),
    counted('words-tests', 'words of the old private language in tests', wordsWhere(true)),
  ];
}

const counted = (key: string, label: string, places: Place[]): Figure => ({
  key,
  label,
  value: places.length,
  places,
});

function circlePlace({ nodes, way }: Circle): Place {
  const [first] = way;
  const around = [...way.map(({ from, line }) => `${from}:${line}`), way.at(-1)?.to].join(' → ');
  const text = `${nodes.length} need each other (${nodes.join(', ')}), for instance ${around}`;
  return { file: first?.from ?? '', line: first?.line ?? 1, text };
}
