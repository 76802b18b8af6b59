import {
  childrenOf,
  type NoteCheckItem,
  type NoteDocument,
  type NoteNode,
  paragraphOf,
} from './note-document';

/**
 * The check items of a document in reading order, those within others included.
 *
 * @example
 * checkItems(document).filter((item) => !item.attrs.checked).length //=> 2
 */
export function checkItems(node: NoteNode): NoteCheckItem[] {
  const below = childrenOf(node).flatMap(checkItems);
  return node.type === 'taskItem' ? [node, ...below] : below;
}

/**
 * The open check items of former notes as the beginning of the next ones, each with its person and day; items within items
 * stand one by one. Nothing where none is open.
 *
 * @example
 * carriedOver(document, '上次未完成')?.content.length //=> 2: the heading and the list
 */
export function carriedOver(former: NoteDocument, heading: string): NoteDocument | undefined {
  const open = checkItems(former)
    .filter((item) => !item.attrs.checked)
    .map(withoutLists);
  if (open.length === 0) return undefined;
  return {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: heading }] },
      { type: 'taskList', content: open },
      paragraphOf(''),
    ],
  };
}

const withoutLists = (item: NoteCheckItem): NoteCheckItem => ({
  ...item,
  content: item.content.filter((block) => block.type === 'paragraph'),
});

/**
 * A document with each person of its check items replaced, to give stored names or to leave the people's ids out.
 *
 * @example
 * withPeople(document, (person) => ({ ...person, realName: '周宁' }))
 */
export function withPeople(
  document: NoteDocument,
  replace: (person: CheckPerson) => CheckPerson | null,
): NoteDocument {
  const walk = <N extends NoteNode>(node: N): N => {
    const children = childrenOf(node);
    const copy = children.length === 0 ? { ...node } : { ...node, content: children.map(walk) };
    if (copy.type !== 'taskItem' || !copy.attrs.person) return copy as N;
    return { ...copy, attrs: { ...copy.attrs, person: replace(copy.attrs.person) } } as N;
  };
  return walk(document);
}

type CheckPerson = NonNullable<NoteCheckItem['attrs']['person']>;
