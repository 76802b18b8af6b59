import { nginxPath } from '../../../e2e/nginx';
import { installDebianPackages } from './debian-packages';

/** Makes sure, where that is possible, that the tests find an nginx to put in front of the product. */
export async function ensureNginx(): Promise<boolean> {
  if (nginxPath()) return true;
  console.log('Installing nginx …');
  await installDebianPackages('--no-install-recommends', 'nginx');
  return nginxPath() !== undefined;
}
