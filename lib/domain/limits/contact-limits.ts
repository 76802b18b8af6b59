/**
 * Numbers of contacts, labels and the search for people beside those of section 9. Decided.
 *
 * @example
 * contactLimits.searchPageSize //=> 30
 */
export const contactLimits = {
  /** Fewer digits find nobody: a number could be completed from what its beginnings find (S46). */
  mobileMinDigits: 11,
  /** People per page of a search, and the most that a picker's search answers. */
  searchPageSize: 30,
  /** People per page of a department (CON-08). */
  branchPageSize: 100,
  /** People read by their ids in one call. */
  peopleByIdMax: 200,
  /** Frequent contacts of one person. */
  contactsMax: 2_000,
  labelNameMaxLength: 16,
  /** Labels of one person, and people under one of them. */
  labelsMax: 100,
  labelPeopleMax: 1_000,
  /** People whose busy times are read in one call, and the days that they are read for. */
  busyPeopleMax: 50,
  busyDaysMax: 31,
  recommendedMax: 20,
} as const;

/**
 * Bounds of a person's configuration (CFG-04). Decided.
 *
 * @example
 * personConfigLimits.favouriteRoomsMax //=> 100
 */
export const personConfigLimits = {
  favouriteRoomsMax: 100,
  /** Days of bookings that one's floor is learnt from. */
  usualAreaDays: 90,
  filterValuesMax: 100,
  bodyBytes: 32 * 1024,
} as const;
