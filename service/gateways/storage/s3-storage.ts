import { createReadStream } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import { Agent, type Dispatcher, request } from 'undici';
import { fileLimits } from '@/lib/domain/limits/file-limits';
import { deadlines } from '@/lib/domain/limits/limits';
import type { S3Setting } from '@/lib/settings/storage-setting';
import type { FileStorage } from './file-storage';

const connections = 64;

const defaultWaits = { readMs: fileLimits.storageReadMs, writeMs: fileLimits.storageWriteMs };

type Answer = Dispatcher.ResponseData;
type Call = {
  method: 'GET' | 'PUT' | 'DELETE';
  key: string;
  headers?: Record<string, string>;
  body?: Readable;
};

/** Contents as objects of a bucket, signed by AWS signature 4 with the hash of what is sent. */
export function s3Storage(
  { url, region, accessKeyId, secretAccessKey }: S3Setting,
  { readMs, writeMs }: { readMs: number; writeMs: number } = defaultWaits,
): FileStorage {
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const dispatcher = new Agent({
    connections,
    connect: { timeout: deadlines.connectMs },
    headersTimeout: readMs,
    bodyTimeout: deadlines.streamIdleMs,
  });

  async function send({ method, key, headers = {}, body }: Call): Promise<Answer> {
    // The library would copy the body; the hash among the headers stands for it.
    const signed = await signer.sign(`${url}/${key}`, { method, headers });
    const signal = method === 'GET' ? undefined : AbortSignal.timeout(writeMs);
    const sent = { ...headers, ...Object.fromEntries(signed.headers) };
    return request(signed.url, { method, headers: sent, body, signal, dispatcher });
  }

  return {
    incoming: path.join(tmpdir(), 'meeting-rooms-incoming'),
    async put(key, { path, size, sha256 }) {
      const headers = { 'content-length': String(size), 'x-amz-content-sha256': sha256.toString('hex') };
      await finish(await send({ method: 'PUT', key, headers, body: createReadStream(path) }), key);
    },
    async read(key, { start, end }) {
      const answer = await send({ method: 'GET', key, headers: { range: `bytes=${start}-${end}` } });
      if (answer.statusCode === 404) return void (await answer.body.dump());
      if (answer.statusCode !== 206) throw await refusal(answer, key);
      return answer.body;
    },
    async delete(key) {
      const answer = await send({ method: 'DELETE', key });
      if (answer.statusCode === 404) await answer.body.dump();
      else await finish(answer, key);
    },
  };
}

async function finish(answer: Answer, key: string): Promise<void> {
  if (answer.statusCode >= 300) throw await refusal(answer, key);
  // Else its connection is never used again.
  await answer.body.dump();
}

async function refusal({ statusCode, body }: Answer, key: string): Promise<Error> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await body.text().catch(() => '')) ?? [];
  return new Error(`The storage answered ${statusCode} ${code} for ${key}`);
}
