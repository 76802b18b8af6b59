/** Headers that only the session may set, or only the listener (S33). */
export const identityHeaders = [
  'Authorization',
  'X-User-Id',
  'X-Staff-Id',
  'X-Company-Id',
  'X-Org-Code',
  'X-Trace-Id',
  'X-Client-Address',
  'X-Service-Key',
];

type Lines = readonly (readonly [name: string, value: string])[];

/** Ways to say a header so that one reader takes it for another, or counts it twice. */
export const disguises: Record<string, (name: string) => Lines> = {
  'as it is': (name) => [[name, 'EVIL']],
  'in upper case': (name) => [[name.toUpperCase(), 'EVIL']],
  'in lower case': (name) => [[name.toLowerCase(), 'EVIL']],
  'with underscores': (name) => [[name.replaceAll('-', '_'), 'EVIL']],
  'three times': (name) => [
    [name, 'EVIL'],
    [name.toLowerCase(), 'EVIL'],
    [name.toUpperCase(), 'EVIL'],
  ],
  'with spaces around the value': (name) => [[name, '   EVIL \t ']],
  'with a space before the colon': (name) => [[`${name} `, 'EVIL']],
  'with a space before the name': (name) => [[` ${name}`, 'EVIL']],
  'folded over two lines': (name) => [[name, 'EVIL\r\n EVIL']],
  'smuggled in by a bare line feed': (name) => [['Accept', `*/*\n${name}: EVIL`]],
  'smuggled in by a bare carriage return': (name) => [['Accept', `*/*\r${name}: EVIL`]],
  'with a NUL': (name) => [[`${name}\0`, 'EVIL']],
  // Bytes as on the wire: U+2010 for the hyphen, U+0131 for the i, a full-width X.
  'with another hyphen': (name) => [[name.replaceAll('-', '\u00e2\u0080\u0090'), 'EVIL']],
  'with a dotless i': (name) => [
    [name.replaceAll('i', '\u00c4\u00b1').replaceAll('I', '\u00c4\u00b1'), 'EVIL'],
  ],
  'with a wide X': (name) => [[name.replace('X', '\u00ef\u00bc\u00b8'), 'EVIL']],
  'empty, so that ours is dropped': (name) => [[name, '']],
  'listed in Connection, so that ours is dropped': (name) => [['Connection', `close, ${name}`]],
};

/** Headers in which a caller may lie about hops, addresses and routes. */
export const hopHeaders: Lines = [
  ['Forwarded', 'for=203.0.113.9;host=EVIL;proto=https'],
  ['X-Forwarded-For', '203.0.113.9'],
  ['X-Forwarded-Host', 'EVIL'],
  ['X-Forwarded-Proto', 'EVIL'],
  ['X-Forwarded-Port', '1'],
  ['X-Forwarded-Prefix', '/EVIL'],
  ['X-Forwarded-Server', 'EVIL'],
  ['X_Forwarded_For', '203.0.113.9'],
  ['X-Real-IP', '203.0.113.9'],
  ['X-Client-IP', '203.0.113.9'],
  ['True-Client-IP', '203.0.113.9'],
  ['CF-Connecting-IP', '203.0.113.9'],
  ['X-Original-URL', '/EVIL'],
  ['X-Rewrite-URL', '/EVIL'],
  ['X-Middleware-Rewrite', 'http://EVIL.example'],
  ['X-Middleware-Subrequest', 'middleware:middleware:middleware:middleware:middleware'],
  ['X-Invoke-Path', '/EVIL'],
  ['X-Matched-Path', '/EVIL'],
  ['X-Nextjs-Data', '1'],
  ['Via', '1.1 EVIL'],
  ['Max-Forwards', '0'],
  ['Proxy-Authorization', 'Basic EVIL'],
  ['Proxy-Connection', 'keep-alive'],
  ['Keep-Alive', 'timeout=1000'],
  ['TE', 'trailers'],
  ['Trailer', 'X-Staff-Id'],
  ['Referer', 'http://EVIL.example/'],
  ['User-Agent', 'EVIL'],
  ['If-None-Match', '"EVIL"'],
  ['X-EVIL', '1'],
  ['Cookie', 'EVIL=1'],
];
