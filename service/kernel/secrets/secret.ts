import { createHash, randomBytes } from 'node:crypto';

const secretBytes = 32;

/** 256 random bits, safe in headers and JSON. */
export const newSecret = (): string => randomBytes(secretBytes).toString('base64url');

/**
 * The stored form of a token or ticket, so that a copy of the table opens nothing. Plain SHA-256 is enough here: the input is
 * random, not chosen by a person.
 */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
