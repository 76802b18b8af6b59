export const scheduleModes = ['list', 'calendar'] as const;

/** My meetings as a day list or as a month. */
export type ScheduleMode = (typeof scheduleModes)[number];

/**
 * Whether a value, such as one in an address, is a mode.
 *
 * @example
 * isScheduleMode('week') //=> false
 */
export const isScheduleMode = (value: unknown): value is ScheduleMode =>
  scheduleModes.some((mode) => mode === value);
