import { createLogger } from '../../kernel/logger';
import {
  aStaff,
  rawClient,
  testDatabase,
  type TestDatabase,
  testService,
  type TestStaff,
} from '../../testing';

const choose = 'POST /api-meeting/api/user/staff-choices';
const roomsPage = 'POST /api-meeting/api/user/v2/rooms/actions/page';
const orders = 'GET /api-meeting/api/user/orders';

let store: TestDatabase;
let send: ReturnType<typeof rawClient>;
let me: TestStaff;
beforeAll(async () => {
  store = await testDatabase();
  send = rawClient(store.db);
  me = await aStaff(store.db);
});
afterAll(() => store.close());

const sendText = (body: BodyInit, contentType = 'application/json') =>
  send(choose, { headers: { ...me.headers, 'content-type': contentType }, body });

describe('[ERR-04] a request that cannot be read', () => {
  it.each([
    ['cut off', '{"staffId": "x"'],
    ['no JSON', 'staffId=x'],
    ['empty', ''],
  ])('answers 400 when its body is %s', async (_, body) => {
    const answer = await sendText(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 400000, message: '请求内容不是有效的JSON' } });
  });

  it('answers 400 when its body is no UTF-8', async () => {
    expect((await sendText(Buffer.from('{"staffId":"\xff\xfe"}', 'latin1'))).body.code).toBe(400000);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'answers 415 to %s',
    async (contentType) => {
      expect(await sendText('{"staffId":"x"}', contentType)).toMatchObject({
        status: 415,
        body: { code: 415000 },
      });
    },
  );

  it('takes JSON with a charset', async () => {
    const body = JSON.stringify({ staffId: me.id });
    expect((await sendText(body, 'application/json; charset=utf-8')).status).toBe(200);
  });

  it('names every field that is wrong, in plain words', async () => {
    const { status, body } = await send(roomsPage, {
      headers: me.headers,
      json: { pageNo: 0, pageSize: '30', areaIds: [''] },
    });
    expect({ status, ...body }).toMatchObject({
      status: 400,
      code: 400000,
      message: '请求参数有误，请检查后重试',
      data: {
        fields: [
          { part: 'body', path: 'pageNo', message: '至少 1' },
          { part: 'body', path: 'pageSize', message: '须为数字' },
          { part: 'body', path: 'areaIds.0', message: '不能为空' },
        ],
      },
    });
  });

  it.each(['', '?beginTime=abc&endTime=1', '?beginTime=1', '?beginTime=1&endTime=2&endTime=3'])(
    '[S28] answers 400 to the query "%s"',
    async (query) => {
      expect(await send(`${orders}${query}`, { headers: me.headers })).toMatchObject({
        status: 400,
        body: { code: 400000 },
      });
    },
  );

  it('[S60] answers 400 to text that the database cannot hold, without a trace of the database', async () => {
    const { body } = await send(roomsPage, { headers: me.headers, json: { keyword: 'a\u0000b' } });
    expect(body).toEqual({
      code: 400000,
      message: '请求参数有误，请检查后重试',
      data: { fields: [{ part: 'body', path: 'keyword', message: '含有无法识别的字符' }] },
      traceId: expect.any(String),
    });
  });

  it('[S28] answers 400 to half a surrogate pair in a body, beside its field, instead of storing another text', async () => {
    const body = '{"staffId":"x","note":{"😀":["\\ud83d\\ude00","\\ud800"]}}';
    const fields = [{ part: 'body', path: 'note.😀.1', message: '含有无法识别的字符' }];
    const answer = await sendText(body);
    expect(answer).toMatchObject({ status: 400, body: { code: 400000, data: { fields } } });
  });

  it.each([
    `${orders}?beginTime=1&endTime=2&roomId=%ED%A0%80`,
    `${orders}?beginTime=1&endTime=2&%ff=1`,
    'GET /api-meeting/api/user/rooms/%ED%A0%80',
  ])('[S28] answers 400 to an address whose escapes are no UTF-8: %s', async (request) => {
    const answer = await send(request, { headers: me.headers });
    expect(answer).toMatchObject({ status: 400, body: { code: 400000 } });
  });

  it('answers 404 to an id that is none', async () => {
    const answer = await send('GET /api-meeting/api/user/rooms/not-an-id', { headers: me.headers });
    expect(answer).toMatchObject({ status: 404, body: { code: 404000 } });
  });
});

describe('[S37] a body that is too large', () => {
  const tooLarge = { status: 413, body: { code: 413000, message: '提交的内容过大' } };
  const padding = 'x'.repeat(300 * 1024);

  it('is refused by its announced length', async () => {
    const headers = { ...me.headers, 'content-type': 'application/json', 'content-length': '300000' };
    expect(await send(choose, { headers, body: '{}' })).toMatchObject(tooLarge);
  });

  it('is refused while it arrives, when nothing was announced', async () => {
    expect(await send(choose, { headers: me.headers, json: { staffId: me.id, padding } })).toMatchObject(
      tooLarge,
    );
  });

  it('is not read at all for a stranger', async () => {
    expect((await send(choose, { json: { padding } })).status).toBe(401);
  });

  it('answers quickly to a depth that would overflow a recursive reader', async () => {
    const depth = 100_000;
    const body = `{"staffId":${'['.repeat(depth)}${']'.repeat(depth)}}`;
    expect(await sendText(body)).toMatchObject({ status: 400, body: { code: 400000 } });
  });
});

describe('[S37] a body that breaks off on its way', () => {
  it.each([
    { how: 'without a length', length: undefined },
    { how: 'with an announced length', length: '64' },
  ])(
    'is the mistake of its caller, $how: 400, and nothing in the log but its one line',
    async ({ length }) => {
      const lines: string[] = [];
      const destination = { write: (line: string) => void lines.push(line) };
      const service = testService(store.db, { logger: createLogger({ destination }) });
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(Buffer.from('{"staffId":')),
        pull: (controller) => controller.error(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
      });
      const [method, address = ''] = choose.split(' ');
      const headers = { ...me.headers, 'content-type': 'application/json' };
      const init = { method, headers: { ...headers, ...(length && { 'content-length': length }) }, body };
      const response = await service.request(address, { ...init, duplex: 'half' } as RequestInit);

      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 400000, message: '请求内容不完整' });
      expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({ level: 30, status: 400, msg: 'request' }),
      ]);
    },
  );
});

it('[S46] unknown and dangerous keys of a body are ignored', async () => {
  const body = `{"staffId":"${me.id}","companyId":"x","__proto__":{"isAdmin":true}}`;
  expect((await sendText(body)).status).toBe(200);
  expect({}).not.toHaveProperty('isAdmin');
});
