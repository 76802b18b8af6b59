/** The group of names that begin with no letter; it stands last (CON-02). */
export const otherLetter = '#';

export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', otherLetter] as const;

type Named = { realName: string; pinyin?: string | undefined };

/**
 * The letter that a person stands under: the first of the pinyin, for Latin names of the name itself.
 *
 * @example
 * letterOf({ realName: '林晓', pinyin: 'LIN XIAO' }) //=> 'L'
 * letterOf({ realName: '9527' }) //=> '#'
 */
export function letterOf({ realName, pinyin }: Named): string {
  const first = (pinyin?.trim() || realName.trim()).charAt(0).toUpperCase();
  return /^[A-Z]$/.test(first) ? first : otherLetter;
}

const sortKey = ({ realName, pinyin }: Named) => `${pinyin?.trim() || realName}`.toUpperCase();

/**
 * People under their letters from A to Z, `#` last, each group in the order of the pinyin (CON-02).
 *
 * @example
 * letterGroups([{ realName: '周宁', pinyin: 'ZHOU NING' }, { realName: '白杨', pinyin: 'BAI YANG' }])
 * //=> [{ letter: 'B', people: [白杨] }, { letter: 'Z', people: [周宁] }]
 */
export function letterGroups<Person extends Named>(
  people: readonly Person[],
): { letter: string; people: Person[] }[] {
  const groups = new Map<string, { key: string; person: Person }[]>();
  for (const person of people) {
    const letter = letterOf(person);
    const group = groups.get(letter) ?? [];
    group.push({ key: sortKey(person), person });
    groups.set(letter, group);
  }
  return letters.flatMap((letter) => {
    const group = groups.get(letter);
    if (!group) return [];
    group.sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
    return [{ letter, people: group.map(({ person }) => person) }];
  });
}
