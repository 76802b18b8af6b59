/** How many requirements each area has; their numbers run without a gap. */
const areas = {
  'AUTH-': 20,
  'SESS-': 13,
  'NAV-': 8,
  'SCH-': 5,
  'CAL-': 8,
  'ROOM-': 7,
  'BOOK-': 12,
  'REP-': 4,
  'EDIT-': 4,
  'MEET-': 16,
  'SIGN-': 3,
  'INV-': 5,
  'EARLY-': 4,
  'APR-': 7,
  'CON-': 9,
  'HELP-': 2,
  'CFG-': 4,
  'LIM-': 2,
  'ERR-': 5,
  'UX-': 4,
  'BEY-': 16,
  S: 60,
  R: 40,
};

/** Every requirement of the product: features by area, security S, reliability R. */
export const requirementNumbers = Object.entries(areas).flatMap(([area, count]) =>
  Array.from({ length: count }, (_, index) => `${area}${String(index + 1).padStart(2, '0')}`),
);
