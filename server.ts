import { listenForStop } from './service/http/stop-request';

// Before anything else is even loaded: a signal during the start is an orderly stop as well.
const stopping = listenForStop();
const { runProduct } = await import('./server/start/run-product');
process.exit(await runProduct(stopping));
