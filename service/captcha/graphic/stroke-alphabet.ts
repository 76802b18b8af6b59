/**
 * Letters and digits as strokes, so that no font has to be installed. A path each, in a box of 10 × 14; those that look like another
 * one (0 O Q, 1 I, 2 Z, 5 S, 6 G, 8 B, U V) are left out.
 */
export const strokeAlphabet: Readonly<Record<string, string>> = {
  A: 'M0 14L5 0L10 14M2 9H8',
  C: 'M9 3C7 -1 0 -1 0 7S7 15 9 11',
  D: 'M1 0V14H4C12 14 12 0 4 0Z',
  E: 'M9 0H1V14H9M1 7H7',
  F: 'M9 0H1V14M1 7H7',
  H: 'M1 0V14M9 0V14M1 7H9',
  J: 'M8 0V10C8 15 1 15 1 10',
  K: 'M1 0V14M9 0L1 8M4 5.5L9 14',
  L: 'M1 0V14H9',
  M: 'M0 14V0L5 8L10 0V14',
  N: 'M1 14V0L9 14V0',
  P: 'M1 14V0H5C11 0 11 8 5 8H1',
  R: 'M1 14V0H5C11 0 11 8 5 8H1M5 8L9 14',
  T: 'M0 0H10M5 0V14',
  W: 'M0 0L3 14L5 5L7 14L10 0',
  X: 'M0 0L10 14M10 0L0 14',
  Y: 'M0 0L5 7L10 0M5 7V14',
  3: 'M1 2C3 -1 9 -1 9 3.5C9 6 7 7 4 7C8 7 10 8 10 10.5C10 15 2 15 0.5 12',
  4: 'M7 14V0L0 10H10',
  7: 'M0 0H10L4 14',
  9: 'M9 4C9 -1.5 1 -1.5 1 4S9 9 9 4V7C9 12 7 14 3 14',
};
