import os from 'node:os';

/** The machine and versions without which figures are worth nothing. */
export type RunFacts = {
  date: string;
  cpu: string;
  cores: number;
  memoryGb: number;
  node: string;
  postgres: string;
};

export const runFacts = (postgres: string): RunFacts => ({
  date: new Date().toISOString().slice(0, 10),
  cpu: os.cpus()[0]?.model.trim() ?? 'unknown',
  cores: os.availableParallelism(),
  memoryGb: Math.round(os.totalmem() / 2 ** 30),
  node: process.version.slice(1),
  postgres,
});
