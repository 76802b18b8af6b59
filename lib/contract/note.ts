import { z } from 'zod';
import { operationCodes } from '@/lib/domain/error-codes';
import { limits } from '@/lib/domain/limits/limits';
import { noteLimits } from '@/lib/domain/limits/note-limits';
import type {
  NoteBlock,
  NoteInline,
  NoteItemBlock,
  NoteList,
  NoteParagraph,
} from '@/lib/domain/note/note-document';
import { documentOfText } from '@/lib/domain/note/note-document';
import { isDay } from '@/lib/time/day';
import { idParams, idSchema, instantSchema } from './common';
import type { EndpointTable } from './endpoint';

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().max(noteLimits.linkMaxLength) }) }),
]);

const inlineSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    text: z.string().min(1),
    marks: z.array(markSchema).max(3).optional(),
  }),
  z.object({ type: z.literal('hardBreak') }),
]) satisfies z.ZodType<NoteInline>;

const paragraphSchema = z.object({
  type: z.literal('paragraph'),
  content: z.array(inlineSchema).optional(),
}) satisfies z.ZodType<NoteParagraph>;

const headingSchema = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(1), z.literal(2)]) }),
  content: z.array(inlineSchema).optional(),
});

const itemBlocksSchema: z.ZodType<NoteItemBlock[], NoteItemBlock[]> = z.lazy(() =>
  z.array(z.union([paragraphSchema, listSchema])).min(1),
);

const checkItemSchema = z.object({
  checked: z.boolean(),
  person: z.object({ staffId: idSchema, realName: z.string().max(limits.accountMaxLength) }).nullish(),
  day: z.string().refine(isDay).nullish(),
});

const plainListSchema = (type: 'bulletList' | 'orderedList') =>
  z.object({
    type: z.literal(type),
    content: z.array(z.object({ type: z.literal('listItem'), content: itemBlocksSchema })).min(1),
  });

const listSchema: z.ZodType<NoteList, NoteList> = z.union([
  plainListSchema('bulletList'),
  plainListSchema('orderedList'),
  z.object({
    type: z.literal('taskList'),
    content: z
      .array(z.object({ type: z.literal('taskItem'), attrs: checkItemSchema, content: itemBlocksSchema }))
      .min(1),
  }),
]) as z.ZodType<NoteList, NoteList>;

const blockSchema: z.ZodType<NoteBlock, NoteBlock> = z.union([paragraphSchema, headingSchema, listSchema]);

/** Notes as a tree of the offered nodes alone; whatever else a node carries is dropped. Plain text is read as paragraphs. */
export const notesContentSchema = z.union([
  z.object({ type: z.literal('doc'), content: z.array(blockSchema).min(1).max(noteLimits.nodesMax) }),
  z
    .string()
    .max(noteLimits.textMaxLength)
    .transform(documentOfText)
    .pipe(z.object({ type: z.literal('doc'), content: z.array(blockSchema) })),
]);

/** Notes that are being written; `version` is sent back with the next text, so that two writers notice each other. */
export const notesDraftSchema = z
  .object({
    subject: z.string(),
    content: notesContentSchema,
    version: z.number().int(),
    /** The writer and the time of the last change; absent before the first one. */
    authorName: z.string().optional(),
    updatedTime: instantSchema.optional(),
    /** Handed to the organizer to be published. */
    submittedTime: instantSchema.optional(),
    /** How it began: with the open items of the former occurrence of the series. */
    isCarriedOver: z.boolean(),
  })
  .meta({ id: 'NotesDraft' });
export type NotesDraft = z.infer<typeof notesDraftSchema>;

/** Notes of a meeting (`summary`). Without `publishedTime` none are published; `draft` is for those who may write. */
export const summarySchema = z
  .object({
    meetingId: z.string(),
    subject: z.string(),
    content: notesContentSchema.optional(),
    authorName: z.string().optional(),
    publishedTime: instantSchema.optional(),
    draft: notesDraftSchema.optional(),
  })
  .meta({ id: 'Notes' });
export type Notes = z.infer<typeof summarySchema>;

/** A text that its writer began at `version`; 0 where nobody had written before. */
const writtenNotes = z.object({
  subject: z.string().trim().min(1).max(noteLimits.subjectMaxLength),
  content: notesContentSchema,
  version: z.number().int().min(0).default(0),
});
export type WrittenNotes = z.infer<typeof writtenNotes>;

/** The `data` of 400410001: what the other writer has stored meanwhile. */
export const otherDraftSchema = z.object({ draft: notesDraftSchema });

const agenda = z.string().max(noteLimits.agendaMaxLength);

/** The notes of a meeting, and its agenda. */
export const noteEndpoints = {
  'GET /api-meeting/api/user/meetings/{id}/summary': {
    summary: 'The notes, and for those who may write them their draft',
    params: idParams,
    response: summarySchema,
  },
  'PUT /api-meeting/api/user/meetings/{id}/summary/draft': {
    summary: 'Save the draft of the notes',
    params: idParams,
    body: writtenNotes,
    response: summarySchema,
    errors: operationCodes.notes,
  },
  'DELETE /api-meeting/api/user/meetings/{id}/summary/draft': {
    summary: 'Drop the draft; what is published stays',
    params: idParams,
    query: z.object({ version: z.coerce.number().int().min(0) }),
    response: summarySchema,
    errors: operationCodes.notes,
  },
  'POST /api-meeting/api/user/meetings/{id}/summary': {
    summary: 'Submit the notes to the organizer',
    params: idParams,
    body: writtenNotes,
    response: summarySchema,
    errors: operationCodes.notes,
  },
  'PUT /api-meeting/api/meeting_summaries/{id}/state/publish': {
    summary: 'Publish the notes of a meeting',
    params: idParams,
    body: writtenNotes,
    response: summarySchema,
    errors: operationCodes.notes,
  },
  'PUT /api-meeting/api/user/meetings/{id}/content': {
    summary: 'Change the agenda',
    params: idParams,
    body: z.object({
      content: agenda,
      /** The text that the change began from; where it is another by now, nothing is written. */
      formerContent: agenda.optional(),
    }),
    response: 'empty',
    errors: operationCodes.agenda,
  },
  'POST /api-meeting/api/user/meetings/{id}/discuss-content': {
    summary: 'Add a dated line to the agenda',
    params: idParams,
    body: z.object({ content: z.string().trim().min(1).max(noteLimits.agendaMaxLength) }),
    response: 'empty',
    errors: operationCodes.agenda,
    idempotent: true,
  },
} satisfies EndpointTable;
