/** The places that people are picked from. */
export const pickerSources = ['recommended', 'frequent', 'organization', 'labels', 'recent'] as const;
export type PickerSource = (typeof pickerSources)[number];

type Step = { id: string; name: string };

/** Where the picker stands: a source, and how far one has gone into it. */
export type PickerLevel = { source: PickerSource; path: readonly Step[] };

export const topOf = (source: PickerSource): PickerLevel => ({ source, path: [] });

export const deeper = ({ source, path }: PickerLevel, step: Step): PickerLevel => ({
  source,
  path: [...path, step],
});

export const higher = ({ source, path }: PickerLevel): PickerLevel => ({ source, path: path.slice(0, -1) });
