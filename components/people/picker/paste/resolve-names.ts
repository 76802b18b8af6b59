import type { Contact } from '@/lib/contract/contact';
import { pickedFrom, type PickedPerson } from '../picked-person';

/** The outcome for the names of a pasted list. */
export type PasteResult = {
  people: PickedPerson[];
  notFound: string[];
  /** Several people have this name. */
  ambiguous: { name: string; people: PickedPerson[] }[];
};

const searchesAtOnce = 4;
const isReach = (text: string) => text.includes('@') || /^\+?\d{5,}$/.test(text);
const same = (one: string | undefined, other: string) => one?.toLowerCase() === other.toLowerCase();

/** The people that a text names for sure: by name, remark or address; a number finds one person or none. */
function exactMatches(text: string, results: readonly Contact[]): Contact[] {
  const exact = results.filter(({ realName, remark, mobile, email }) =>
    [realName, remark, mobile, email].some((value) => same(value, text)),
  );
  // Numbers of others are not shown: a whole one that finds a single person is theirs.
  return exact.length === 0 && isReach(text) && results.length === 1 ? [...results] : exact;
}

/** Looks up every name, a few at a time, and sorts them by what was found. */
export async function resolveNames(
  names: readonly string[],
  search: (name: string) => Promise<readonly Contact[]>,
): Promise<PasteResult> {
  const matches = new Map<string, PickedPerson[]>();
  const waiting = [...names];
  const work = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      matches.set(name, pickedFrom(exactMatches(name, await search(name))));
  };
  await Promise.all(Array.from({ length: searchesAtOnce }, work));

  const result: PasteResult = { people: [], notFound: [], ambiguous: [] };
  for (const name of names) {
    const [person, ...others] = matches.get(name) ?? [];
    if (!person) result.notFound.push(name);
    else if (others.length === 0) result.people.push(person);
    else result.ambiguous.push({ name, people: [person, ...others] });
  }
  return result;
}
