import type { NodeViewRenderer } from '@tiptap/core';
import { TaskItem } from '@tiptap/extension-list/task-item';
import type { CheckItemAttributes } from '@/lib/domain/note/note-document';
import { notesText } from '@/lib/text/zh-cn/notes';
import { formatMonthDay } from '@/lib/time/format';
import styles from '../notes-editor.module.css';

const text = notesText.item;

/** Called when the person and the day of an item are to be chosen; `position` is the item's place in the document. */
export type OpenItem = (position: number, attributes: CheckItemAttributes) => void;

/** The library's check item with a person, a day, and a button to choose them. */
export const checkItemNode = (onOpen: OpenItem) =>
  TaskItem.extend({
    content: 'paragraph (paragraph | bulletList | orderedList | taskList)*',
    addAttributes() {
      const unwritten = { default: null, keepOnSplit: false, rendered: false };
      return { ...this.parent?.(), person: unwritten, day: unwritten };
    },
    addNodeView: () => itemView(onOpen),
  }).configure({ nested: true });

const itemView =
  (onOpen: OpenItem): NodeViewRenderer =>
  ({ node, getPos, editor }) => {
    const dom = document.createElement('li');
    const checkbox = document.createElement('input');
    const contentDOM = document.createElement('div');
    const plan = document.createElement('button');
    checkbox.type = 'checkbox';
    checkbox.contentEditable = 'false';
    plan.type = 'button';
    plan.contentEditable = 'false';
    plan.className = styles.plan ?? '';
    contentDOM.className = styles.item ?? '';
    dom.append(checkbox, contentDOM, plan);

    let attributes = {} as CheckItemAttributes;
    const draw = (drawn: typeof node) => {
      attributes = drawn.attrs as CheckItemAttributes;
      const { checked, person, day } = attributes;
      const facts = [person?.realName, day && text.due(formatMonthDay(day))].filter(Boolean).join(' · ');
      const name = drawn.firstChild?.textContent ?? '';
      dom.dataset.checked = String(checked);
      checkbox.checked = checked;
      checkbox.setAttribute('aria-label', text.toggle(name));
      plan.textContent = facts || text.assign;
      plan.dataset.empty = String(facts === '');
      plan.setAttribute('aria-label', [text.open(name), facts].filter(Boolean).join('：'));
    };
    draw(node);

    checkbox.addEventListener('change', () => {
      const position = getPos();
      if (position === undefined) return;
      const checked = { ...attributes, checked: checkbox.checked };
      editor.view.dispatch(editor.state.tr.setNodeMarkup(position, undefined, checked));
    });
    plan.addEventListener('click', () => {
      const position = getPos();
      if (position !== undefined) onOpen(position, attributes);
    });
    return {
      dom,
      contentDOM,
      update(next) {
        if (next.type !== node.type) return false;
        draw(next);
        return true;
      },
      // Clicks on the two controls are theirs, and what is drawn in them is no input of the writer.
      stopEvent: ({ target }) => target === checkbox || target === plan,
      ignoreMutation: ({ target }) => !contentDOM.contains(target),
    };
  };
