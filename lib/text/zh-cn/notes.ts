/** Words of notes, agenda and share that the copy sheet leaves open. */
export const notesText = {
  subjectOf: (meeting: string) => `${meeting}纪要`.slice(0, 100),
  carriedOver: '上次会议未完成的待办',
  agendaLine: (time: string, name: string, text: string) => `【${time} ${name} 补充】${text}`,
} as const;
