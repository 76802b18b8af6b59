/** Apart from the queries: a change of a contact makes the people under labels old. */
export const labelKeys = {
  all: ['labels'] as const,
  list: () => [...labelKeys.all, 'list'] as const,
  allPeople: () => [...labelKeys.all, 'people'] as const,
  people: (labelId: string) => [...labelKeys.allPeople(), labelId] as const,
  ofPerson: (staffId: string) => [...labelKeys.all, 'of-person', staffId] as const,
};
