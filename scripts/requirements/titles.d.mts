export function titledNumbers(root: string): Map<string, string[]>;
