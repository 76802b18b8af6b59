import { createPrivateKey, generateKeyPair, type KeyObject, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import type { ServiceParts } from '../../kernel/deps';

/** S26: passwords travel under RSA of this size. */
const modulusLength = 3072;

export type EncryptionKey = { id: string; publicPem: string; privateKey: KeyObject };

export type EncryptionKeys = {
  /** The key that passwords are encrypted under now; the first call of all makes it. */
  current(): Promise<EncryptionKey>;
  /** The key that a client names, which another replica may have made. */
  find(id: string): Promise<EncryptionKey | undefined>;
};

/** The key pairs that open the envelopes in which passwords travel. */
export type WithKeys = { keys: EncryptionKeys };

type Store = Pick<ServiceParts, 'db' | 'clock'>;
type Row = { id: string; public_pem: string; private_pem: string };

/** The RSA keys of the database, each parsed once. */
export function createEncryptionKeys(store: Store): EncryptionKeys {
  const parsed = new Map<string, EncryptionKey>();
  let current: Promise<EncryptionKey> | undefined;

  const remember = ({ id, public_pem: publicPem, private_pem: privatePem }: Row): EncryptionKey => {
    const key = { id, publicPem, privateKey: createPrivateKey(privatePem) };
    parsed.set(id, key);
    return key;
  };

  return {
    current() {
      current ??= loadOrMake(store)
        .then(remember)
        .catch((error: unknown) => {
          current = undefined;
          throw error;
        });
      return current;
    },
    async find(id) {
      const existing = parsed.get(id);
      if (existing) return existing;
      const row = (await selectKeys(store).execute()).find((candidate) => candidate.id === id);
      return row && remember(row);
    },
  };
}

const selectKeys = ({ db }: Store) =>
  db
    .selectFrom('encryption_key')
    .select(['id', 'public_pem', 'private_pem'])
    .orderBy('created_at')
    .orderBy('id');

// Replicas that start together may each make a key; all of them then take the oldest.
async function loadOrMake(store: Store): Promise<Row> {
  const existing = await selectKeys(store).executeTakeFirst();
  if (existing) return existing;
  const { publicKey, privateKey } = await promisify(generateKeyPair)('rsa', {
    modulusLength,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const made = { id: randomUUID(), public_pem: publicKey, private_pem: privateKey };
  await store.db
    .insertInto('encryption_key')
    .values({ ...made, created_at: new Date(store.clock.now()) })
    .execute();
  return selectKeys(store).executeTakeFirstOrThrow();
}
