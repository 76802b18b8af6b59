import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';

type Cost = { logN: number; r: number; p: number };

/** OWASP Password Storage Cheat Sheet: scrypt with N = 2^15, r = 8, p = 3. */
const cost: Cost = { logN: 15, r: 8, p: 3 };
/**
 * Parameters for secrets that live for minutes: a sixth of the work, and still hours for all codes of six digits. The full cost
 * would let a series of calls keep the process busy.
 */
const briefCost: Cost = { logN: 14, r: 8, p: 1 };
const saltBytes = 16;
const hashBytes = 32;

// Limits for the parameters of a stored hash: without them one row of the table could stop the service.
const greatest: Cost = { logN: 17, r: 16, p: 8 };

const phcPattern = /^\$scrypt\$ln=(\d{1,2}),r=(\d{1,2}),p=(\d{1,2})\$([\w+/-]+)\$([\w+/-]+)$/;

type Stored = Cost & { salt: Buffer; hash: Buffer };

/** Stands in where an account has no password, so that its answer takes as long (S25). */
const decoy: Stored = { ...cost, salt: Buffer.alloc(saltBytes), hash: Buffer.alloc(hashBytes) };

/** A PHC string with a salt of its own: `$scrypt$ln=15,r=8,p=3$salt$hash`. */
export const hashPassword = (password: string): Promise<string> => hashAt(cost, password);

/** The same for a secret that is over before it could be guessed. */
export const hashBriefSecret = (secret: string): Promise<string> => hashAt(briefCost, secret);

async function hashAt(at: Cost, secret: string): Promise<string> {
  const salt = randomBytes(saltBytes);
  return phc(at, salt, await derive(secret, { ...at, salt, bytes: hashBytes }));
}

/** Whether a password is the one behind a PHC string; `null` costs the same time and is never right. */
export async function verifyPassword(password: string, phcString: string | null): Promise<boolean> {
  const stored = phcString === null ? undefined : parsePhc(phcString);
  const { hash, ...parameters } = stored ?? decoy;
  const derived = await derive(password, { ...parameters, bytes: hash.length });
  return timingSafeEqual(derived, hash) && stored !== undefined;
}

function phc({ logN, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${logN},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`;
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

function parsePhc(text: string): Stored | undefined {
  const [, logN, r, p, salt = '', hash = ''] = phcPattern.exec(text) ?? [];
  const parameters = { logN: Number(logN), r: Number(r), p: Number(p) };
  const isPayable =
    parameters.logN <= greatest.logN && parameters.r <= greatest.r && parameters.p <= greatest.p;
  if (!isPayable || parameters.logN < 1 || parameters.r < 1 || parameters.p < 1) return undefined;
  return { ...parameters, salt: Buffer.from(salt, 'base64'), hash: Buffer.from(hash, 'base64') };
}

function derive(
  password: string,
  { logN, r, p, salt, bytes }: Cost & { salt: Buffer; bytes: number },
): Promise<Buffer> {
  const N = 2 ** logN;
  const options: ScryptOptions = { N, r, p, maxmem: 2 * 128 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, bytes, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
