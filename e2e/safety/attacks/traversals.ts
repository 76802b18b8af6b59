/** Ways to write "one folder up", after the public lists (PayloadsAllTheThings, SecLists LFI, dotdotpwn). */
const ups = [
  '..',
  '%2e%2e',
  '.%2e',
  '%2E%2e',
  '%252e%252e',
  '%25252e%25252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%u002e%u002e',
  '%ef%bc%8e%ef%bc%8e',
  '..%00',
  '..;',
  '..%3b',
  '..%0d%0a',
  '..%20',
  '....',
  '.',
];

/** Ways to write "/". */
const separators = ['/', '//', '%2f', '%252f', '%5c', '\\', '%c0%af', '%ef%bc%8f', '/%2f'];

const depths = [1, 6];

/** Each way up with each way to separate, once and many times. */
export const traversals = ups.flatMap((up) =>
  separators.flatMap((separator) => depths.map((depth) => `${up}${separator}`.repeat(depth))),
);

/** Where in an address they are tried; the last two lie in and behind a parameter. */
export const places = [
  (attack: string) => `/bff/${attack}etc/passwd`,
  (attack: string) => `/bff/api-meeting/${attack}readyz`,
  (attack: string) => `/bff/api-meeting/api/user/rooms/${attack}readyz`,
  (attack: string) => `/bff/api-meeting/api/user/rooms/r1/${attack}readyz`,
];

/** Paths that Next by itself accepts, redirects or fails at, and their kin. */
export const measured = [
  '/bff/api-meeting/api%2Fuser%2Frooms',
  '/bff/api-meeting/api/..%2f..%2fsecret',
  '/bff/api-meeting/..%5c..%5csecret',
  '/bff/api-meeting/%2f%2fevil.example',
  '/bff/api-meeting/a%00b',
  '/bff/api-meeting/a%0d%0aX-Injected:1',
  '/bff/api-meeting/a%252f%252e%252e%252fb',
  '/bff/api-meeting/a;..;/b',
  '/bff/%2e%2e/bff/api-meeting/api/user/areas/trees',
  '/bff/x/../api-meeting/api/user/areas/trees',
  '/bff/api-meeting/%zz',
  '/bff/api-meeting/%c0%ae',
  '/bff/api-meeting/%ff',
  '/bff/api-meeting/%',
  '/bff/api-meeting/%u0041',
  '//evil.example/x',
  '//evil.example/%2e%2e',
  '/\\evil.example',
  '/%5cevil.example',
  'http://evil.example/bff/api-meeting/x',
  'https://evil.example/login',
  'bff/api-meeting/api/user/areas/trees',
  '*',
  '/bff/api-meeting/api/user/areas/trees/',
  '/bff/api-meeting//api/user/areas/trees',
  '/bff//api-meeting/api/user/areas/trees',
  '/bff/api-meeting/api/user/areas/trees#x',
  '/bff/api-meeting/api/user/areas/trees%3fx=1',
  '/bff/api-meeting/api/user/areas/trees%23',
  '/bff/api-meeting/api/user/areas/tre\u00e9s',
];
