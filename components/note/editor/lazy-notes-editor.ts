import { lazyPart } from '@/components/ui/lazy/lazy-part';
import type { NotesEditorProps } from './notes-editor';

/** Loaded when somebody begins to write: the library weighs more than the page (ADR 50). */
export const LazyNotesEditor = lazyPart<NotesEditorProps>(
  () => import('./notes-editor').then(({ NotesEditor }) => NotesEditor),
  { isOnDemand: true },
);
