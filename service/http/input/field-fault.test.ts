import { z } from 'zod';
import { fieldFault } from './field-fault';

const faultsOf = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: fieldFault }).error?.issues.map(({ code, message }) => [code, message]);

const text = z.string();
const list = z.array(z.unknown());

describe('[ERR-04] why a field is refused', () => {
  it.each<[unknown, z.ZodType, string]>([
    [1, z.string(), '须为文本'],
    ['1', z.number(), '须为数字'],
    [Number.NaN, z.number(), '须为数字'],
    [1.5, z.int(), '须为整数'],
    [1, z.bigint(), '须为整数'],
    [1, z.nan(), '内容无效'],
    ['true', z.boolean(), '须为真或假'],
    ['x', z.date(), '须为时间'],
    [new Date(Number.NaN), z.date(), '须为时间'],
    [{}, list, '须为列表'],
    [{}, z.tuple([text]), '须为列表'],
    [[], z.set(text), '须为列表'],
    ['x', z.object({}), '须为对象'],
    ['x', z.record(text, text), '须为对象'],
    ['x', z.map(text, text), '须为对象'],
    ['x', z.file(), '须为文件'],
    ['x', z.null(), '须为空值'],
    ['x', z.undefined(), '内容无效'],
    ['x', z.void(), '内容无效'],
    ['x', z.symbol(), '内容无效'],
    ['x', z.never(), '内容无效'],
    ['x', z.instanceof(URL), '内容无效'],
    [undefined, text, '不能缺少'],
    [undefined, text.optional().nonoptional(), '不能缺少'],
  ])('says which kind of content it takes instead of %p', (value, schema, message) => {
    expect(faultsOf(schema, value)?.[0]?.[1]).toBe(message);
  });

  it.each<[z.ZodType, unknown, string]>([
    [text.min(1), '', '不能为空'],
    [text.min(2), 'a', '至少 2 个字符'],
    [text.max(2), 'abc', '最多 2 个字符'],
    [text.length(2), 'a', '须为 2 个字符'],
    [text.length(2), 'abc', '须为 2 个字符'],
    [list.min(1), [], '不能为空'],
    [list.max(1), [1, 2], '最多 1 项'],
    [z.set(text).min(2), new Set(['a']), '至少 2 项'],
    [z.map(text, text).max(1), new Map(Object.entries({ a: 'a', b: 'b' })), '最多 1 项'],
    [z.number().min(1), 0, '至少 1'],
    [z.number().gt(1), 1, '须大于 1'],
    [z.number().max(9), 10, '最多 9'],
    [z.number().lt(9), 9, '须小于 9'],
    [z.bigint().max(9n), 10n, '最多 9'],
    [z.int(), 2 ** 60, '最多 9007199254740991'],
    [z.date().min(new Date(2)), new Date(1), '时间过早'],
    [z.date().max(new Date(2)), new Date(3), '时间过晚'],
    [z.number().multipleOf(15), 20, '须为 15 的倍数'],
  ])('says how much it takes (%#)', (schema, value, message) => {
    expect(faultsOf(schema, value)?.[0]?.[1]).toBe(message);
  });

  it.each<[string, z.ZodType]>([
    ['不是有效的邮箱地址', z.email()],
    ['不是有效的网址', z.url()],
    ['不是有效的日期', z.iso.date()],
    ['不是有效的时间', z.iso.time()],
    ['不是有效的时间', z.iso.datetime()],
    ['不是有效的时长', z.iso.duration()],
    ['不是有效的电话号码', z.e164()],
    ['不是有效的网络地址', z.ipv4()],
    ['不是有效的网络地址', z.ipv6()],
    ['格式不正确', z.emoji()],
    ['格式不正确', z.uuid()],
    ['格式不正确', z.nanoid()],
    ['格式不正确', z.cuid2()],
    ['格式不正确', z.ulid()],
    ['格式不正确', z.base64()],
    ['格式不正确', z.jwt()],
    ['格式不正确', z.cidrv4()],
    ['格式不正确', text.regex(/^[a-z]$/)],
    ['格式不正确', text.startsWith('a')],
    ['格式不正确', text.endsWith('a')],
    ['格式不正确', text.includes('a')],
  ])('says of a format “%s” (%#)', (message, schema) => {
    expect(faultsOf(schema, '？')).toEqual([['invalid_format', message]]);
  });

  it.each<[string, z.ZodType, unknown, string]>([
    ['invalid_value', z.enum(['once', 'daily']), 'x', '不是可选的值'],
    ['invalid_value', z.literal('once'), 'x', '不是可选的值'],
    ['unrecognized_keys', z.strictObject({}), { roomId: 1, day: 2 }, '含有未知的字段：roomId、day'],
    ['invalid_union', z.union([text, z.number()]), true, '内容无效'],
    ['invalid_union', z.discriminatedUnion('type', [z.object({ type: z.literal('a') })]), {}, '内容无效'],
    ['invalid_key', z.record(text.min(2), text), { a: 'a' }, '内容无效'],
    ['invalid_element', z.map(z.object({}), text), new Map([[{}, 1]]), '内容无效'],
    ['custom', text.refine(() => false), 'a', '内容无效'],
  ])('words %s', (code, schema, value, message) => {
    expect(faultsOf(schema, value)).toEqual([[code, message]]);
  });
});
