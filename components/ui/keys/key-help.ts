/** The effect of some keys, by their names as in `KeyboardEvent.key`, after their modifiers, such as `Shift+ArrowLeft`. */
export type KeyHelp = { keys: readonly string[]; does: string };

/** The keys of one part of a screen. */
export type KeySection = { title: string; keys: readonly KeyHelp[] };
