// Loaded into a program before its own modules, so that its starter sees whether its main thread turns, and it ends with its starter.
import { isMainThread } from 'node:worker_threads';

if (isMainThread && process.channel) {
  process.on('message', (message) => message === 'ping' && process.send?.('pong', () => undefined));
  // In order, as with any other request to stop.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
