// The hash of a password, for who sets one in the database: reads it from standard input, so that no history keeps it.
import { text } from 'node:stream/consumers';
import { hashPassword } from '../service/account/password/password-hash';

console.log(await hashPassword((await text(process.stdin)).trim()));
