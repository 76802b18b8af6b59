import type { NotesFault } from '@/lib/domain/note/check-notes';
import { noteLimits } from '@/lib/domain/limits/note-limits';

/** Sentences of failed operations on notes, agenda and share (ERR-01). */
export const noteErrorText = {
  changed: '内容已被他人修改',
  empty: '请填写会议纪要',
  notSaved: '会议纪要保存失败',
  agendaTooLong: `会议议程最多 ${noteLimits.agendaMaxLength} 字`,
  agendaNotSaved: '会议议程保存失败',
  shareFailed: '分享操作失败',
  personMissing: '负责人不在本企业',
  faults: {
    textTooLong: `会议纪要最多 ${noteLimits.textMaxLength} 字`,
    tooManyParts: '会议纪要的段落过多，请精简后再试',
    nestedTooDeep: `列表最多 ${noteLimits.listDepthMax} 层`,
    unsafeLink: '链接只能以 http:// 或 https:// 开头',
  } satisfies Record<NotesFault, string>,
} as const;
