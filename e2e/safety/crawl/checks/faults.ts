import { shellText } from '@/lib/text/zh-cn/shell';
import type { CrawlRequest, Exchange } from '../exchange';
import { headerFaults } from './header-faults';
import { marksIn, type Marks } from './marks';

type Secrets = { foreign: Marks; tokens: readonly string[] };

/** Everything that is wrong with an answer, whoever asked, as sentences that say where. */
export const faultsWith =
  (secrets: Secrets) =>
  (exchange: Exchange): string[] => {
    const { caller, request, answer } = exchange;
    const where = `${caller.name}: ${request.method} ${request.path.slice(0, 160)}`;
    const body = request.body === undefined ? '' : ` with ${request.body.slice(0, 160)}`;
    return [
      ...crashFaults(exchange),
      ...leakFaults(exchange, secrets),
      ...refusalFaults(exchange),
      ...insideFaults(exchange),
      ...redirectFaults(exchange),
      ...headerFaults(exchange),
    ].map((fault) => `${where}${body} → ${answer.status}: ${fault}`);
  };

function crashFaults({ answer: { status, text } }: Exchange): string[] {
  if (status < 500) return [];
  return [`a failure of ours: ${text.slice(0, 200)}`];
}

function leakFaults({ request, answer }: Exchange, { foreign, tokens }: Secrets): string[] {
  const everything = answer.text + JSON.stringify([...answer.headers]);
  const question = decodeURIComponent(request.path) + (request.body ?? '');
  return [
    ...tokens.filter((token) => everything.includes(token)).map(() => 'holds an access token'),
    ...marksIn(everything, foreign, question).map((mark) => `tells of another company: ${mark}`),
  ];
}

/** A caller without the right gets the same refusal everywhere, or the way to log in; every other caller is answered. */
function refusalFaults({ caller, request, answer: { status, headers, text } }: Exchange): string[] {
  const refusal = caller.refusals[request.needs];
  const wanted = refusal ?? request.succeeds;
  // An address without its thing, or a method that nobody offers, is refused or put right before anybody asks who calls.
  if (wanted === undefined || status === 405 || lacksThing.test(request.path)) return [];
  if (request.kind === 'page' && refusal !== undefined)
    return isSentAway(status, headers, text)
      ? []
      : [`neither refused nor sent to log in: ${headers.get('location')}`];
  return status === wanted || (wanted === 404 && isAbsent(request, status, text))
    ? []
    : [`should have been ${wanted}`];
}

const lacksThing = /\/(\/|\?|$)/;

const isSentAway = (status: number, headers: Headers, text: string) =>
  (status >= 300 && status < 400 && /^\/(login|none|switch)\b/.test(pathOf(headers.get('location')))) ||
  /NEXT_REDIRECT;\w+;\/(login|none|switch)\b|url=\/(login|none|switch)\b/.test(text);

/** The data of a navigation is a stream that has begun when the page says that it does not exist. */
const isAbsent = ({ headers }: CrawlRequest, status: number, text: string) =>
  headers?.RSC !== undefined && status === 200 && text.includes(shellText.notFound);

const pathOf = (location: string | null) => new URL(location ?? '', 'http://site.invalid').pathname;

const insides = [
  /\bat [\w.<>]+ \(?(file:|\/|node:)/,
  /node_modules|\.next\/server/,
  /\b(SELECT|INSERT INTO|UPDATE) .{0,80}\b(FROM|VALUES|SET)\b/,
  /syntax error at|violates \w+ constraint|invalid (input|byte)/,
  /\bECONN[A-Z]+\b|PostgreSQL|PGlite/,
];

/** A failure of a call is the contract's body and says nothing about the inside (S38). */
function insideFaults({ request, answer: { status, headers, text } }: Exchange): string[] {
  if (request.kind !== 'call' || status < 400) return [];
  const leaks = insides
    .filter((inside) => inside.test(text))
    .map((inside) => `tells of the inside: ${inside}`);
  const isBodiless = request.method === 'HEAD' || (text === '' && status === 405);
  if (isBodiless) return leaks;
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  const isFailure = isJson && /^\{"code":\d+,"message":"[^"]+".*"traceId":"[\w-]+"\}$/.test(text);
  return [...leaks, ...(isFailure ? [] : ['not the contract’s failure'])];
}

/** Nothing sends anybody to another site (S17). */
function redirectFaults({ answer: { headers } }: Exchange): string[] {
  const location = headers.get('location');
  return location === null || /^(http:\/\/localhost:\d+)?\/(?![/\\])/.test(location)
    ? []
    : [`leads to ${location}`];
}
