export const root: string;

type RunOptions = { quiet?: boolean; env?: Record<string, string | undefined> };

export function run(command: string[], options?: RunOptions): Promise<number>;
export function mustRun(command: string[], options?: RunOptions): Promise<void>;
