import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { locate } from '../../db/locate';

export type TestProcess<Message> = {
  pid: number;
  /** The first message of the process. */
  said: Message;
  signal(signal: NodeJS.Signals): void;
  ended: Promise<unknown>;
};

/** Starts one of the programs of `processes/` and waits for its first message. */
export async function startProcess<Message>(name: string, argument: string): Promise<TestProcess<Message>> {
  const entry = locate(`service/testing/processes/${name}.ts`);
  const child: ChildProcess = fork(entry, [argument], {
    cwd: path.dirname(entry),
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [said] = (await once(child, 'message')) as [Message];
  return { pid: child.pid ?? 0, said, signal: (signal) => void child.kill(signal), ended };
}
