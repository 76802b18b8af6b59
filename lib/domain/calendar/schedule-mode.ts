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

/** The first mode of all, and that of an address whose mode is none. */
export const defaultScheduleMode: ScheduleMode = 'list';

/**
 * The mode that a parameter of an address names; `month`, as other calendars call it, is the month too.
 *
 * @example
 * namedScheduleMode('month') //=> 'calendar'
 * namedScheduleMode('year') //=> undefined
 */
export function namedScheduleMode(text: string | null): ScheduleMode | undefined {
  const mode = text === 'month' ? 'calendar' : text;
  return isScheduleMode(mode) ? mode : undefined;
}
