/** Whole bodies that no form of ours sends. */
const wholeBodies = (sample: string): string[] => [
  '{"a":',
  'null',
  '"text"',
  `[${sample}]`,
  // Every key twice: two readers may take different ones.
  sample.length > 2 ? `${sample.slice(0, -1)},${sample.slice(1)}` : '{"a":1,"a":2}',
  '{"__proto__":{"staffId":"1"},"constructor":{"prototype":1}}',
];

/** In the place of single values. */
const values: unknown[] = [
  {},
  [],
  null,
  -1.5e300,
  Number.MAX_SAFE_INTEGER,
  '',
  'a\u0000b',
  '\ud800',
  'x'.repeat(50_000),
];

/** Bodies that are wrong as a whole, then the sample with one wrong value at a time. */
export function hostileBodies(sample: unknown): string[] {
  const fields = Object.entries((sample ?? {}) as Record<string, unknown>);
  const spoilt = fields.flatMap(([key, value]) =>
    values.map((wrong) => JSON.stringify({ ...Object(sample), [key]: inPlaceOfLeaves(value, wrong) })),
  );
  return [...wholeBodies(JSON.stringify(sample)), ...spoilt];
}

const inPlaceOfLeaves = (value: unknown, wrong: unknown): unknown => {
  if (Array.isArray(value)) return value.map((item) => inPlaceOfLeaves(item, wrong));
  if (typeof value !== 'object' || value === null) return wrong;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, inPlaceOfLeaves(inner, wrong)]),
  );
};

const texts = ['', 'a\u0000b', '-1', '9'.repeat(400), '1e308', "%_\\'", 'NaN', '[object Object]'];

/** The sample's query with one wrong value at a time, and with one name twice. */
export function hostileQueries(sample: Record<string, unknown>): string[] {
  const names = Object.keys(sample);
  const spoilt = names.flatMap((name) => texts.map((wrong) => queryOf({ ...sample, [name]: wrong })));
  const twice = names.map((name) => `${queryOf(sample)}&${name}=2`);
  return ['', ...spoilt, ...twice];
}

export function queryOf(query: Record<string, unknown>): string {
  const text = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, String(value)]),
  ).toString();
  return text && `?${text}`;
}
