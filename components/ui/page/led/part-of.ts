/** The part of a page under a name, such as `notes`. */
export const partOf = (name: string) => `[data-part="${CSS.escape(name)}"]`;
