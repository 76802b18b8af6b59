export function numbersIn(text: string): Set<string>;
export function titledNumbers(root: string): Map<string, string[]>;
export function testFiles(root: string): string[];
