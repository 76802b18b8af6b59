import { openApiDocument } from '@/lib/contract/openapi';

process.stdout.write(`${JSON.stringify(openApiDocument(), null, 2)}\n`);
