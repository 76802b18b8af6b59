import { Writable } from 'node:stream';
import { createLogger } from '@/service/kernel/logger';
import { captureOutput } from './capture-output';

const printers = { ...globalThis.console };
const handlers = process.listeners('uncaughtException');
afterEach(() => {
  Object.assign(globalThis.console, printers);
  for (const handler of process.listeners('uncaughtException'))
    if (!handlers.includes(handler)) process.off('uncaughtException', handler);
});

function capture() {
  const lines: string[] = [];
  const destination = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  captureOutput(createLogger({ destination }));
  return () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
}

describe('what is printed', () => {
  it('[S58] becomes one entry each, at the level that it was printed at', () => {
    const entries = capture();
    globalThis.console.log('✓ Ready in %d ms\n', 7);
    globalThis.console.warn('two\nlines');
    expect(entries()).toMatchObject([
      { level: 30, source: 'console', msg: '✓ Ready in 7 ms' },
      { level: 40, msg: 'two\nlines' },
    ]);
  });

  it('[S58] keeps of an error its stack and the digest that its page shows, and no other property', () => {
    const entries = capture();
    const error = Object.assign(new Error('broke'), {
      digest: '123',
      detail: 'MARK',
      headers: { cookie: 'MARK' },
    });
    globalThis.console.error(' ⨯ ', error);
    expect(entries()).toMatchObject([{ level: 50, digest: '123', msg: '⨯', err: { message: 'broke' } }]);
    expect(JSON.stringify(entries())).not.toContain('MARK');
  });
});
