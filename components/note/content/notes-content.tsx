import type { ReactNode } from 'react';
import type { NoteBlock, NoteDocument, NoteInline, NoteItemBlock } from '@/lib/domain/note/note-document';
import { safeWebLink } from '@/lib/web/safe-link';
import type { Day } from '@/lib/time/day';
import { CheckItem } from './check-item';
import styles from './notes-content.module.css';

type Props = {
  document: NoteDocument;
  /** Marks the days of open items that have passed. */
  today?: Day;
};

/** Notes for reading, as plain elements: text stays text, and only links of the web lead anywhere (S48, S49). */
export function NotesContent({ document, today }: Props) {
  return <div className={styles.notes}>{blocks(document.content, today)}</div>;
}

// The nodes of stored notes have no ids and never move, so their places are keys.
const blocks = (nodes: readonly (NoteBlock | NoteItemBlock)[], today: Day | undefined): ReactNode =>
  nodes.map((node, place) => <Block key={place} node={node} today={today} />);

function Block({ node, today }: { node: NoteBlock; today: Day | undefined }) {
  switch (node.type) {
    case 'paragraph':
      return <p>{inlines(node.content)}</p>;
    case 'heading':
      return node.attrs.level === 1 ? <h3>{inlines(node.content)}</h3> : <h4>{inlines(node.content)}</h4>;
    case 'bulletList':
      return <ul>{plainItems(node.content, today)}</ul>;
    case 'orderedList':
      return <ol>{plainItems(node.content, today)}</ol>;
    case 'taskList':
      return (
        <ul className={styles.checks}>
          {node.content.map((item, place) => (
            <CheckItem key={place} item={item} today={today}>
              {blocks(item.content, today)}
            </CheckItem>
          ))}
        </ul>
      );
  }
}

const plainItems = (items: readonly { content: NoteItemBlock[] }[], today: Day | undefined) =>
  items.map((item, place) => <li key={place}>{blocks(item.content, today)}</li>);

const inlines = (nodes: readonly NoteInline[] = []): ReactNode =>
  nodes.map((node, place) => <Inline key={place} node={node} />);

function Inline({ node }: { node: NoteInline }): ReactNode {
  if (node.type === 'hardBreak') return <br />;
  return (node.marks ?? []).reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>;
    if (mark.type === 'italic') return <em>{inner}</em>;
    const href = safeWebLink(mark.attrs.href);
    if (href === undefined) return inner;
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {inner}
      </a>
    );
  }, node.text);
}
