export const scheduleModes = ['list', 'week', 'calendar'] as const;

/** My meetings as a day list, a week or a month. */
export type ScheduleMode = (typeof scheduleModes)[number];

/**
 * Whether a value, such as one in an address, is a mode.
 *
 * @example
 * isScheduleMode('year') //=> false
 */
export const isScheduleMode = (value: unknown): value is ScheduleMode =>
  scheduleModes.some((mode) => mode === value);
