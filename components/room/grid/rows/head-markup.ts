import tagStyles from '@/components/ui/layout/tag.module.css';
import type { TagTone } from '@/components/ui/layout/tag';
import type { Room } from '@/lib/contract/room';
import { roomGridText } from '@/lib/text/zh-cn/room-grid';
import { roomsText } from '@/lib/text/zh-cn/rooms';
import { roomTagWords } from '../../facts/room-tag-words';
import { markup, type Markup } from '@/components/ui/layout/markup';
import styles from './day-row.module.css';
import type { GridRow } from './grid-row';

export type HeadFacts = {
  id: string;
  room: Room;
  heading: GridRow['heading'];
  facts: string;
  /** The row in a sentence, for whoever does not see it. */
  summary: string;
  /** When the room is free next; nothing where it is not. */
  free: { text: string; now: boolean } | undefined;
  tabIndex: number | undefined;
};

const tag = (words: string, tone: TagTone) =>
  markup`<span class=${tagStyles.tag} data-tone=${tone}>${words}</span>`;

/** Leads to the room by a plain link, which the shell lets the router follow, except where a chat app owns it: that room says why it cannot be opened (ROOM-04). */
const roomName = ({ id, name, can, appId }: Room, stop: Markup | undefined) =>
  can.open && appId === undefined
    ? markup`<a href="/room-detail/${encodeURIComponent(id)}" data-name${stop}>${name}</a>`
    : markup`<button type=button data-name${stop} title="${roomsText.chatApp}">${name}</button>`;

/** What the head of a row holds, as text (ADR 29): the room with its tags and facts, or a day of it. */
export function headMarkup({ id, room, heading, facts, summary, free, tabIndex }: HeadFacts): Markup {
  const stop = tabIndex === undefined ? undefined : markup` tabindex=${tabIndex}`;
  const name = heading
    ? markup`<span>${heading.title}</span>`
    : [roomName(room, stop), roomTagWords(room).map(({ words, tone }) => tag(words, tone))];
  const state =
    free && markup`<span class=${styles.state}>${tag(free.text, free.now ? 'running' : 'neutral')}</span>`;
  const says = roomGridText.bookRoom(heading?.title ?? room.name);
  const book = free && markup`<button type=button aria-label="${says}"${stop}>${roomGridText.book}</button>`;
  return markup`<div>${name}${state}</div><small>${facts}</small><span id=${id}-words hidden>${summary}</span>${book}`;
}
